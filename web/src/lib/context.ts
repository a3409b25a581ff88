/** The session of the table that a component stands on. */
import { getContext, setContext } from "svelte";
import type { Session } from "../table/session/session.svelte";

const KEY = Symbol("session");

export const provide = (session: Session): Session => setContext(KEY, session);
export const session = (): Session => getContext<Session>(KEY);
