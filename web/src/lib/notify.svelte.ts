/** A silent notice when it is my turn and the page is out of sight, for whoever asked for it. */
const known = "Notification" in window;

class Notices {
  /** Whether the browser would ask; after a yes or no it never does again. */
  open = $state(known && Notification.permission === "default");

  async ask(): Promise<void> {
    await Notification.requestPermission();
    this.open = Notification.permission === "default";
  }

  tell(title: string, body: string): void {
    if (!known || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    const notice = new Notification(title, { body, silent: true, tag: "spielwerk" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
