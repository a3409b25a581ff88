/** What Tapestry counts for each player. */
import { t } from "../../lib/prefs.svelte";
import type { NumberGroup, NumberRow } from "../../numbers/numbers";
import type { Session } from "../../table/session/session.svelte";
import { BUILDINGS } from "./drawing";
import type { TapestryPlayer, TapestryView } from "./view";

const RESOURCES = ["coin", "worker", "food", "culture"];
type Row = NumberRow<TapestryPlayer>;

export function numbers(s: Session): NumberGroup<TapestryPlayer>[] {
  const { texts } = s;
  const { tracks, left } = s.view as TapestryView;
  const resource = (name: string): Row => ({ label: texts.format(`resource-${name}`), icon: name, good: name, of: (player) => player.resources[name] });
  const income = (name: string): Row => ({ label: texts.format(`resource-${name}`), icon: name, of: (player) => player.next_income[name] });
  const track = (name: string): Row => ({ label: texts.format(`track-${name}`), icon: name, of: (player) => player.positions[name] });
  const built = (name: string): Row => ({ label: texts.format(`building-${name}`), icon: name, of: (player) => player.buildings[name] });
  const count = (label: string, icon: string, of: Row["of"]): Row => ({ label, icon, of });
  const space = left["space_tiles"] ? [count(texts.format("resource-space-tile"), "space-tile", (player) => player.space_tiles.length)] : [];
  return [
    {
      title: "numbers-goods",
      rows: [
        { label: texts.format("resource-vp"), icon: "vp", good: "vp", of: (player) => player.vp },
        ...RESOURCES.map(resource),
        count(texts.format("resource-tapestry"), "tapestry", (player) => player.cards),
        count(texts.format("resource-tile"), "tile", (player) => player.tiles.length),
        ...space,
        count(t("outposts"), "outpost", (player) => player.outposts),
      ],
    },
    { title: "next-income", rows: ["vp", ...RESOURCES].map(income) },
    { title: "numbers-tracks", rows: [count(t("eras"), "always", (player) => player.era), ...tracks.map((one) => track(one.name))] },
    {
      title: "numbers-built",
      rows: [
        ...BUILDINGS.map(built),
        count(t("landmarks"), "landmark", (player) => player.landmarks.length),
        count(t("territories"), "territories", (player) => player.territories),
        count(t("toppled"), "toppled", (player) => player.toppled),
        count(t("techs"), "tech", (player) => player.techs.flat().length),
        count(t("achievements"), "achievement", (player) => player.achievements.length),
        count(t("numbers-capital"), "capital", (player) => player.city.worth),
      ],
    },
  ];
}
