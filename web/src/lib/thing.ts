/** Anything on the table that can be pointed at: shows its tip, its consequence, its answers or why not. */
import type { Session } from "../table/session/session.svelte";
import { pointed } from "./resting";

const LONG_PRESS = 450;

export interface Pointing {
  session: Session;
  target: string;
}

/** What pointing at a thing looks ahead to: its only answer, or the one that is a whole choice. */
function lookAhead(session: Session, target: string): void {
  const answers = session.byTarget.get(target) ?? [];
  const answer = answers.length === 1 ? answers[0] : answers.find((one) => one.then.length);
  if (answer) session.consider(answer);
}

/** What a mouse, a finger or the keyboard does with one thing. */
class Hand implements EventListenerObject {
  given: Pointing;
  private readonly node: HTMLElement | SVGElement;
  private press: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;
  private touching = false;

  constructor(node: HTMLElement | SVGElement, given: Pointing) {
    this.node = node;
    this.given = given;
  }

  handleEvent(event: Event): void {
    HEARD[event.type]?.(this, event as PointerEvent);
  }

  show(): void {
    const { session, target } = this.given;
    session.tip = { target, box: this.node.getBoundingClientRect() };
    lookAhead(session, target);
  }

  // A thing that leaves the page loses its focus in the middle of drawing, when nothing may be changed yet.
  hide(): void {
    queueMicrotask(() => {
      this.forget();
      const { session, target } = this.given;
      // The finger is on one of its answers: they must not move away from under it.
      const choosing = this.touching && session.selected === target;
      if (!session.pending && !choosing) session.consider(null);
    });
  }

  forget(): void {
    const { session, target } = this.given;
    if (session.tip?.target === target) session.tip = null;
  }

  focus(): void {
    if (this.node.matches(":focus-visible")) this.show();
  }

  down(event: PointerEvent): void {
    this.touching = event.pointerType !== "mouse";
    this.pressed = false;
    if (!this.touching) return;
    this.press = setTimeout(() => {
      this.pressed = true;
      this.show();
    }, LONG_PRESS);
  }

  up(): void {
    clearTimeout(this.press);
  }

  click(event: Event): void {
    event.stopPropagation();
    if (this.touching && !this.pressed) this.tap();
    else if (!this.pressed) this.given.session.touch(this.given.target);
    this.pressed = false;
  }

  /** A finger asks first what a thing is; answers come up with the words, and a second tap on the same thing takes the only
   * one or says why there is none. */
  private tap(): void {
    const { session, target } = this.given;
    const again = session.explained === target;
    session.explained = target;
    if (!again) this.show();
    if (again || session.byTarget.has(target)) session.touch(target, true);
  }

  /** A long press shows the tip, not the browser's menu. */
  menu(event: Event): void {
    if (this.touching) event.preventDefault();
  }
}

const HEARD: Record<string, (hand: Hand, event: PointerEvent) => void> = {
  pointerenter: (hand, event) => pointed(event) && hand.show(),
  pointerleave: (hand, event) => event.pointerType === "mouse" && hand.hide(),
  pointerdown: (hand, event) => hand.down(event),
  pointerup: (hand) => hand.up(),
  pointercancel: (hand) => hand.up(),
  focus: (hand) => hand.focus(),
  blur: (hand) => hand.hide(),
  click: (hand, event) => hand.click(event),
  contextmenu: (hand, event) => hand.menu(event),
};

export function thing(node: HTMLElement | SVGElement, given: Pointing): { update(p: Pointing): void; destroy(): void } {
  const hand = new Hand(node, given);
  for (const name of Object.keys(HEARD)) node.addEventListener(name, hand);
  return {
    update(next) {
      hand.given = next;
    },
    destroy() {
      hand.up();
      for (const name of Object.keys(HEARD)) node.removeEventListener(name, hand);
      queueMicrotask(() => hand.forget());
    },
  };
}
