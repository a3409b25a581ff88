import { expect, test } from "vitest";
import { outline, shapesOf } from "../src/games/tapestry/mats/landmarks";
import { areasOf, borders, lettersOf, plotsOf } from "../src/games/tapestry/mats/districts";

test("nine blocks have four lines from edge to edge", () => {
  expect(borders(areasOf({}))).toBe("M31 0V92M0 31H92M61 0V92M0 61H92");
  expect(lettersOf({})).toEqual([..."abcdefghi"]);
});

test("a district of its own shape is surrounded, at the frame only where it ends inside", () => {
  const areas = ["aa.......", "a........", ...Array<string>(7).fill(".........")];
  expect(borders(areas)).toBe("M11 11V21M11 11H21M21 0V11M0 21H11");
  expect(plotsOf(areas, "a")).toEqual([[0, 0], [0, 1], [1, 0]]);
});

test("landmarks side by side are shapes of their own, each a bit inside of its plots", () => {
  const rows = ["LLL......", "L.L......", ...Array<string>(6).fill("........."), "........L"];
  const shapes = shapesOf({ rows, landmarks: [{ name: "forge", plots: ["A1", "A2", "B1"] }, { name: "mill", plots: ["A3", "B3"] }] });
  expect(shapes.map((shape) => shape.name)).toEqual(["forge", "mill", ""]);
  expect(outline(shapes[0]!.plots, 1)).toBe("M2 2L20 2L20 10L10 10L10 20L2 20Z");
  expect(outline(shapes[1]!.plots, 1)).toBe("M22 2L30 2L30 20L22 20Z");
  expect(shapes[2]!.plots).toEqual([[8, 8]]);
});

test("plots that meet at a corner alone have two outlines", () => {
  expect(outline([[0, 0], [1, 1]], 0)).toBe("M1 1L11 1L11 11L1 11ZM11 11L21 11L21 21L11 21Z");
});
