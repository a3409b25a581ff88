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

export function thing(node: HTMLElement | SVGElement, given: Pointing): { update(p: Pointing): void; destroy(): void } {
  let { session, target } = given;
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let touching = false;

  const show = (): void => {
    session.tip = { target, box: node.getBoundingClientRect() };
    lookAhead(session, target);
  };
  // A thing that leaves the page loses its focus in the middle of drawing, when nothing may be changed yet.
  const hide = (): void =>
    queueMicrotask(() => {
      if (session.tip?.target === target) session.tip = null;
      // The finger is on one of its answers: they must not move away from under it.
      const choosing = touching && session.selected === target;
      if (!session.pending && !choosing) session.consider(null);
    });
  const enter = (event: Event): void => {
    if (pointed(event as PointerEvent)) show();
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") hide();
  };
  const down = (event: Event): void => {
    touching = (event as PointerEvent).pointerType !== "mouse";
    pressed = false;
    if (touching) {
      press = setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    }
  };
  const up = (): void => clearTimeout(press);
  const focus = (): void => {
    if (node.matches(":focus-visible")) show();
  };
  const click = (event: Event): void => {
    event.stopPropagation();
    if (touching && !pressed) tap();
    else if (!pressed) session.touch(target);
    pressed = false;
  };
  /** A finger asks first what a thing is; answers come up with the words, and a second tap on the same thing takes the only
   * one or says why there is none. */
  const tap = (): void => {
    const again = session.explained === target;
    session.explained = target;
    if (!again) show();
    if (again || session.byTarget.has(target)) session.touch(target, true);
  };
  const menu = (event: Event): void => {
    if (touching) event.preventDefault();
  };

  const heard: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["focus", focus],
    ["blur", hide],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, hear] of heard) node.addEventListener(name, hear);
  return {
    update(next) {
      ({ session, target } = next);
    },
    destroy() {
      clearTimeout(press);
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      queueMicrotask(() => {
        if (session.tip?.target === target) session.tip = null;
      });
    },
  };
}
