/** Parts of the client come when they are needed. One that does not come brings the whole page anew as soon as the server answers:
 * after an update of the server older parts are gone for good, so asking for them again would not do. */
const PAUSE = 2000;
let waiting = false;

export function watchParts(): void {
  window.addEventListener("vite:preloadError", () => {
    if (!waiting) void reload();
    waiting = true;
  });
}

async function reload(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!(await answers()));
  location.reload();
}

const answers = (): Promise<boolean> => fetch(location.href, { cache: "no-store" }).then((answer) => answer.ok, () => false);
