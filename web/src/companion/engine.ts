/** Calls to the engine beside the page. */
import type { Message } from "../api/types";
import type { Answered, Asked } from "./engine.worker";
import type { Scene, Wish } from "./scene";

interface Refusal {
  problem: Message;
}

export class BadWish extends Error {
  constructor(readonly problem: Message) {
    super(problem.id);
  }
}

export class Engine {
  readonly ready: Promise<void>;
  private readonly worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { tell: (scene: Scene) => void; fail: (problem: Error) => void }>();
  private number = 0;

  constructor() {
    this.ready = new Promise((tell, fail) => {
      this.worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if ("ready" in data) tell();
        else if ("scene" in data) this.answered(data.number, JSON.parse(data.scene) as Scene | Refusal);
        else if (data.number === undefined) fail(new Error(data.failed));
        else this.waiting.get(data.number)?.fail(new Error(data.failed));
      };
      this.worker.onerror = (event) => fail(new Error(event.message));
    });
  }

  private answered(number: number, found: Scene | Refusal): void {
    const waiting = this.waiting.get(number);
    if ("problem" in found) waiting?.fail(new BadWish(found.problem));
    else waiting?.tell(found);
  }

  /** The scene to which these lines lead; a BadWish where such a table cannot be. */
  sit(wish: Wish): Promise<Scene> {
    const number = this.number++;
    return new Promise<Scene>((tell, fail) => {
      this.waiting.set(number, { tell, fail });
      this.worker.postMessage({ number, wish: JSON.stringify(wish) } satisfies Asked);
    }).finally(() => this.waiting.delete(number));
  }

  end(): void {
    this.worker.terminate();
  }
}
