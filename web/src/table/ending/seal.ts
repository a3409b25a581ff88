/** Holding a finished game against what its table promised when it began. */
import type { Proof, Table } from "../../api/types";
import { sha256 } from "../../lib/sha256";

/** A sentence (`check-…`) and whether it is good; `null` where nothing can be said. */
export interface Finding {
  good: boolean | null;
  id: string;
  args: Record<string, string | number>;
}

/** `noted`: the commitment that this browser saw while the game was played. */
export function findings(table: Table, proof: Proof, noted: string | undefined): Finding[] {
  const { seed, nonce } = table.seal;
  const kept = sha256(`${nonce}:${seed}`) === table.commitment;
  const same = noted === table.commitment;
  const whole = proof.answers === proof.of;
  return [
    { good: kept, id: kept ? "check-hash" : "check-hash-bad", args: { seed } },
    noted === undefined
      ? { good: null, id: "check-not-noted", args: {} }
      : { good: same, id: same ? "check-noted" : "check-noted-bad", args: { noted } },
    { good: proof.drawn, id: proof.drawn ? "check-drawn" : "check-drawn-bad", args: {} },
    { good: whole, id: whole ? "check-answers" : "check-answers-bad", args: { n: proof.of, ply: proof.answers } },
  ];
}
