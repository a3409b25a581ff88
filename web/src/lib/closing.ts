/** What lies over a part of the page: Esc closes the topmost, and the focus goes back to where it was, or to the
 * decision at hand where that is gone. The Tab key goes round in what is modal: nothing behind it is reached. */

const open: (() => void)[] = [];

function escape(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== "Escape" || !close) return;
  event.stopImmediatePropagation();
  close();
}

const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

function round(event: KeyboardEvent): void {
  if (event.key !== "Tab" || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility());
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  entering?.focus();
}

interface Closing {
  close: () => void;
  /** Whether the keyboard goes on in it. */
  enter?: boolean;
}

export function closing(node: HTMLElement, { close, enter = true }: Closing): { destroy: () => void } {
  const opener = document.activeElement;
  if (!open.length) window.addEventListener("keydown", escape, true);
  open.push(close);
  if (node.ariaModal === "true") node.addEventListener("keydown", round);
  if (enter && !node.contains(opener)) (node.querySelector<HTMLElement>("[autofocus]") ?? node).focus({ preventScroll: true });
  return {
    destroy: () => {
      open.splice(open.lastIndexOf(close), 1);
      if (!open.length) window.removeEventListener("keydown", escape, true);
      const lost = document.activeElement === document.body || node.contains(document.activeElement);
      const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : document.getElementById("decision");
      if (lost) back?.focus({ preventScroll: true });
    },
  };
}
