/** What lies over a part of the page: Esc closes the topmost, and the focus goes back to where it was, or to the
 * decision at hand where that is gone. */

const open: (() => void)[] = [];

function escape(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== "Escape" || !close) return;
  event.stopImmediatePropagation();
  close();
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
