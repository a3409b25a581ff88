/** Which question or answer of Age of Innovation is shown by which picture: drawing alone, so the server does not tell it. */

/** Questions before the first round, answered at the tiles on offer. */
export const SETUP = new Set(["take-set", "draft", "draft-bonus", "take-board", "take-faction"]);

/**
 * The offer of power (AoI p.8), which can be answered beforehand. A standing answer is sent as it is written, before anybody is asked:
 * there is no offer yet whose role could tell the two apart.
 */
export const POWER_OFFER = "power-offer";
export const TAKE = "accept";
export const LEAVE = "decline";
