/** The server as whoever runs it sees it: asked anew every few seconds, and after every order. */
import { Failed } from "../api/client";
import type { Message, Notice, Overview, TableLoad } from "../api/types";

const STORE = "spielwerk.admin";
const EVERY = 5000;

export class Office {
  key = $state(localStorage.getItem(STORE) ?? "");
  seen = $state.raw<Overview | null>(null);
  tables = $state.raw<TableLoad[]>([]);
  error = $state.raw<Message | null>(null);
  busy = $state(false);
  /** The key was refused: nothing is asked before there is another. */
  private shut = false;

  /** The key stays in this browser until it is forgotten. */
  enter(key: string): void {
    this.key = key.trim().replace(/^.*#key=/, "");
    localStorage.setItem(STORE, this.key);
    this.shut = false;
    void this.look();
  }

  forget(): void {
    localStorage.removeItem(STORE);
    this.key = "";
    this.seen = null;
    this.error = null;
  }

  private async call<T>(method: string, path = "", body?: unknown): Promise<T> {
    const headers: Record<string, string> = { Authorization: `Admin ${this.key}` };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const sent = fetch(`/api/admin${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const response = await sent.catch(() => {
      throw new Failed(0, { id: "error-offline", args: {} }, null);
    });
    const text = await response.text();
    const said = (text ? JSON.parse(text) : {}) as T & { error?: Message };
    if (response.ok) return said;
    throw new Failed(response.status, said.error ?? { id: "error-internal", args: {} }, null);
  }

  async look(): Promise<void> {
    if (!this.key || this.shut) return;
    try {
      [this.seen, this.tables] = await Promise.all([this.call<Overview>("GET"), this.call<TableLoad[]>("GET", "/tables")]);
      if (!this.busy) this.error = null;
    } catch (failure) {
      this.error = (failure as Failed).error;
      this.shut = (failure as Failed).status === 403;
      if (this.shut) this.seen = null;
    }
  }

  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** An order, and how the server is after it; whether it was carried out. */
  private async order(method: string, path: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    try {
      await this.call(method, path, body);
      await this.look();
      this.error = null;
      return true;
    } catch (failure) {
      this.error = (failure as Failed).error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  close = (table: string): Promise<boolean> => this.order("POST", `/tables/${table}/close`);
  ban = (address: string, why: string): Promise<boolean> => this.order("POST", "/bans", { address, why });
  unban = (address: string): Promise<boolean> => this.order("DELETE", `/bans?address=${encodeURIComponent(address)}`);
  tell = (notice: Notice): Promise<boolean> => this.order("PUT", "/notice", notice);
  untell = (): Promise<boolean> => this.order("DELETE", "/notice");
  backup = (): Promise<boolean> => this.order("POST", "/backups");

  /** All other keys are void; the answer is this browser's new one. */
  async renew(): Promise<void> {
    try {
      this.enter((await this.call<{ key: string }>("POST", "/key")).key);
    } catch (failure) {
      this.error = (failure as Failed).error;
    }
  }
}
