/** What exchanges would pay for. */
import * as api from "../api/client";
import type { Refusal } from "../api/types";
import type { WhyNot } from "./drawing";
import { isShortage } from "./targets";

/** So many refusals are asked about: more at one place is a list that nobody reads. */
const MOST = 12;

/** The refusals, those that are only for want of goods with the exchanges that would bring them. */
export function funded(id: string, refusals: Refusal[], signal: AbortSignal): Promise<WhyNot["refusals"]> {
  return Promise.all(
    refusals.map(async (refusal, n) => {
      const asked = n < MOST && refusal.reasons.every(isShortage);
      return { ...refusal, fund: asked ? (await api.why(id, refusal.notation, signal)).fund : null };
    }),
  );
}
