/** The paragraph from which a case was opened: where the way back leads, and what it is called there. */
export const place = { paragraph: "", title: "" };
