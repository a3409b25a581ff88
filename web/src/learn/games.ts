/** The games that have a guided first game, the easiest first. */
export const GAMES = ["terra-nova", "age-of-innovation", "tapestry"];
