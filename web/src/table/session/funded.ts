/** Refusals of answers that could be paid for after all: with the exchanges that would do it. */
import * as api from "../../api/client";
import type { Refusal, Why } from "../../api/types";
import type { WhyNot } from "./drawing";
import { isShortage } from "./targets";

/** So many are looked into; more nobody reads. */
const MOST = 12;

export async function funded(id: string, refusals: Refusal[], signal: AbortSignal): Promise<WhyNot["refusals"]> {
  const payable = await Promise.all(
    refusals.slice(0, MOST).map(async (refusal) => {
      const why: Why | null = refusal.reasons.every(isShortage) ? await api.why(id, refusal.notation, signal) : null;
      return { ...refusal, fund: why?.fund ?? null };
    }),
  );
  return [...payable, ...refusals.slice(MOST).map((rest) => ({ ...rest, fund: null }))];
}
