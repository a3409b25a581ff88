/** How closely something is drawn, so that the box around it need not scroll. */
import { tick, untrack } from "svelte";

const SLACK = 1;

export class Fitting {
  /** 0: with all the room it likes. */
  closeness = $state(0);

  /** `box`: what would scroll. `load`: whatever changes how much there is to draw; while it stays, nothing is measured. */
  constructor(most: number, box: () => Element | null | undefined, load: () => string) {
    $effect(() => {
      load();
      untrack(() => void this.#fit(most, box()));
    });
  }

  /** Before the page is painted: nobody sees the steps. */
  async #fit(most: number, box: Element | null | undefined): Promise<void> {
    this.closeness = 0;
    await tick();
    while (box && this.closeness < most && box.scrollHeight > box.clientHeight + SLACK) {
      this.closeness++;
      await tick();
    }
  }
}
