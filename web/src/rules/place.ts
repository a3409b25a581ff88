/** The paragraph from which a case was opened: where the way back leads. */
export const place = { paragraph: "" };
