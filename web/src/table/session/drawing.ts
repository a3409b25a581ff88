/** What is pointed at and asked about, and what a game's own picture adds to the table. */
import type { Component } from "svelte";
import type { Offer, Refusal } from "../../api/types";
import type { NumberGroup } from "../../numbers/numbers";
import type { Targets } from "./targets";

export interface Pointed {
  target: string;
  box: DOMRect;
}

export interface WhyNot {
  target: string;
  refusals: (Refusal & { fund: string[] | null })[];
}

export interface Saying {
  title: string;
  lines: string[];
}

/** What a game's own picture adds. */
export interface Drawing {
  /** Where its answers are clicked. */
  targets?: Targets;
  /** What comes with the thing that an answer names. */
  includes?: (offer: Offer) => string[];
  /** What the tip says about things that are no components. */
  tip?: (target: string) => Saying | null;
  /** What the top bar says of how far the game is, where rounds do not tell. */
  progress?: () => string;
  /** What is counted for each player. */
  numbers?: () => NumberGroup[];
  /** What is played with in place of values that nobody knows, in sentences. */
  standIns?: () => string[];
  /** Rounds are called eras, and everybody has their own. */
  eras?: boolean;
  /** What an answer chooses, in a picture on its button. */
  sign?: Component<{ offer: Offer }>;
  /** How a card of an automatic opponent looks, by its id and by what it was drawn for. */
  card?: Component<{ id: string; part: "track" | "tiebreaker" }>;
}
