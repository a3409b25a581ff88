/** The keys this browser holds: seat secrets, host secrets and invitations still to be handed on. */
import { kept } from "../lib/kept";

export interface TableKeyring {
  host?: string;
  seats: Record<string, string>;
  invitations: Record<string, string>;
  /** What the table promised of its seed while the game was played. */
  commitment?: string;
  /** So many notes of the table were read here. */
  heard?: number;
  /** After so many plies I last looked at it. */
  seen?: number;
  /** So many remarks were read here, and whose are not shown. */
  read?: number;
  silenced?: string[];
}

const STORE = "spielwerk.keys";

export const allKeys = (): Record<string, TableKeyring> => kept(STORE, {});

export function keysOf(table: string): TableKeyring {
  return allKeys()[table] ?? { seats: {}, invitations: {} };
}

export function keep(table: string, change: (keys: TableKeyring) => void): void {
  const all = allKeys();
  const keys = all[table] ?? { seats: {}, invitations: {} };
  change(keys);
  all[table] = keys;
  localStorage.setItem(STORE, JSON.stringify(all));
}

export function forget(table: string): void {
  const all = allKeys();
  delete all[table];
  localStorage.setItem(STORE, JSON.stringify(all));
}

/** What a key says it opens: `TABLE.s2.0.…` is seat 2 of the table, `TABLE.h0.0.…` its host. */
const FORM = /^([0-9A-Za-z]+)\.([hs])(\d+)\.\d+\.[\w-]+$/;

/** Keys of a return link, parted by commas: kept under the table and the seat that they name. */
export function accept(secrets: string): void {
  for (const secret of secrets.split(",")) {
    const [, table, role, seat] = FORM.exec(secret) ?? [];
    if (!table || !seat) continue;
    keep(table, (keys) => {
      if (role === "h") keys.host = secret;
      else keys.seats[seat] = secret;
    });
  }
}

/** The way back to a table from any browser: whoever holds it plays these seats. With all seats goes the host's key. */
export function returnPath(table: string, seat?: number): string {
  const keys = keysOf(table);
  const secrets = seat === undefined ? secretsOf(keys) : [keys.seats[seat] ?? ""];
  return `/t/${table}#secret=${secrets.join(",")}`;
}

export function secretsOf(keys: TableKeyring): string[] {
  return [...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])];
}

const MOST = 64;

export function authorization(table?: string): Record<string, string> {
  const rings = table ? [keysOf(table)] : Object.values(allKeys()).reverse();
  const secrets = rings.flatMap(secretsOf).slice(0, MOST);
  return secrets.length ? { Authorization: `Seat ${secrets.join(",")}` } : {};
}
