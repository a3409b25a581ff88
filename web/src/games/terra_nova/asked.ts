/** Which question or answer of Terra Nova is shown by which picture: drawing alone, so the server does not tell it. */

/** The side of a mat that one has taken. */
export const SIDE = "take-faction";
/** Questions before the first round, answered at the mats on offer. */
export const SETUP = new Set(["take-mat", SIDE]);
/** The step on the only track. */
export const SHIPPING = "improve-shipping";
