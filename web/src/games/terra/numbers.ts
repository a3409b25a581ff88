/** What both Terra games count for each player. */
import { t } from "../../lib/prefs.svelte";
import type { NumberRow } from "../../numbers/numbers";

const ROMAN = ["I", "II", "III"];

export const bowls = (): NumberRow<{ bowls: number[] }>[] => ROMAN.map((name, n) => ({ label: t("numbers-bowl", { n: name }), icon: "power", of: (player) => player.bowls[n] }));
