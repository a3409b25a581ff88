/** Where the mouse was last, listened to from the first page on. What comes to lie under a mouse that rests was not pointed at: a
 * page that opens, a board that moves. */
let last = "";
const place = (event: MouseEvent): string => `${event.clientX} ${event.clientY}`;

export function listen(): void {
  for (const name of ["pointermove", "pointerdown"] as const) document.addEventListener(name, (event) => void (last = place(event)), true);
}

export const pointed = (event: PointerEvent): boolean => event.pointerType === "mouse" && place(event) !== last;
