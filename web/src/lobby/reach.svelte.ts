/** Which address others reach this table under, and opening it to the local network where it is one's own. */
import * as api from "../api/client";
import type { Reach } from "../api/types";

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];
/** Whether this page was fetched from the machine it runs on: such an address means another machine elsewhere. */
const atHome = OWN_NAMES.includes(location.hostname);

class Reaching {
  private found = $state.raw<Reach | null>(null);
  private asked = false;

  /** Where the table's own person can open it. */
  home = $derived(this.found?.home ?? false);
  open = $derived(this.found?.open ?? false);
  /** Where links for others begin; empty where no address works for them. */
  origin = $derived(atHome ? (this.found?.open ? this.found.address : "") : location.origin);
  known = $derived(!atHome || this.found !== null);

  /** Asked once; a failure leaves the links as they are. */
  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.found = await api.reach();
    } catch {
      this.asked = false;
    }
  }

  async set(open: boolean): Promise<void> {
    this.found = await api.setReach(open);
  }

  /** A path of this site as an address for somebody else; the own one where there is none. */
  link(path: string): string {
    return new URL(path, this.origin || location.origin).href;
  }
}

export const reach = new Reaching();
