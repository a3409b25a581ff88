/**
 * Which question or answer of Tapestry is shown by which picture. That is drawing alone: a role says what an answer does to the turn,
 * not how it looks, so the server cannot tell it. No other file of this game's pictures knows a question or an answer by its name.
 */

/** How a territory tile is turned, on the map or on a mat, and how a landmark. */
export const TURNED = "rotate";
export const TURNED_ISLE = "turn-isle";
export const ORIENTED = "turn";
export const CAPITAL = "capital";
export const CIVILIZATION = "civilization";
export const LANDMARK_CARD = "landmark-card";
/** Questions that are answered in pictures; so is every other one about plots of the capital, which a phone shows only there. */
export const PICTURED = new Set(["choose-civilization", "choose-capital", "choose-landmark-card", "explore-hex", TURNED, TURNED_ISLE, "orient", "landmark", "build", "block", "swap", "convert", "turn", "step", "back", "lead", "repeat", "position"]);
/** Questions whose choices explain themselves: nothing is said below them, so that the tracks keep their height. */
export const SELF_TOLD = new Set(["choose-civilization", "choose-capital", "choose-landmark-card"]);
/** Questions with a territory tile in hand. */
export const IN_HAND = new Set([TURNED, "explore-hex"]);

/** Answers with a picture of their own in the choice, beside steps on tracks and the income turn. */
export const PICKED = new Set([CIVILIZATION, LANDMARK_CARD, CAPITAL, TURNED, TURNED_ISLE, ORIENTED]);
/** The question where a landmark comes to stand, and its answers. */
export const PLACING = "landmark";
/** The step that is paid for, and the one that is free. */
export const PAID = "advance";
export const FREE = "step";
/** By how many spaces the marker of an answer would move; other answers about a track point at its name. */
export const MOVES: Record<string, number> = { [PAID]: 1, [FREE]: 1, lead: 1, back: -1, repeat: 0, position: 0 };
/** What is told of a real board names the space. */
export const TOLD_SPACE = "track";
/** Things that answers without a component point at; an income turn is found by its role. */
export const PLACES: Record<string, string> = { "invent-deck": "deck-techs", "create-deck": "deck-masterpieces", trap: "tapestry-trap", "no-trap": "tapestry-trap" };
/** Answers that choose a row of a civilization's mat, and what copies one. */
export const MAT_ROWS = new Set(["column", "row", "craft"]);
export const COPY = "copy";
