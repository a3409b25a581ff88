import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** As `tests/test_size.py` counts for Python: a table (object or list) counts its first line only. */
const MOST = 40;
const SOURCES = new URL("../src/", import.meta.url);

const scripts = (file: string, text: string): string[] =>
  file.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]!) : [text];

function lines(node: ts.Node, source: ts.SourceFile): [number, number] {
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  return [line(node.getStart(source)), line(node.end)];
}

function work(body: ts.Node, source: ts.SourceFile): number {
  const [first, last] = lines(body, source);
  const counted = new Set(Array.from({ length: last - first + 1 }, (_, n) => first + n));
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) {
      const [from, to] = lines(node, source);
      for (let line = from + 1; line <= to; line++) counted.delete(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  // The braces do nothing.
  return counted.size - (ts.isBlock(body) && last > first ? 2 : 0);
}

function longFunctions(text: string): string[] {
  const source = ts.createSourceFile("one.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && "body" in node ? (node.body as ts.Node | undefined) : undefined;
    if (body && work(body, source) > MOST) found.push(text.slice(node.getStart(source)).split("\n")[0]!);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("a function can be seen at once", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    scripts(file, readFileSync(new URL(file, SOURCES), "utf-8")).flatMap((text) => longFunctions(text).map((name) => `web/src/${file}: ${name}`)),
  );
  expect(found, `More than ${MOST} lines of work: give a part of it its own name.`).toEqual([]);
});

test("what counts", () => {
  const repeated = (line: string, times: number): string => Array(times).fill(line).join("\n");
  expect(longFunctions(`function f() {\n${repeated("x();", MOST)}\n}`)).toEqual([]);
  expect(longFunctions(`function f() {\n${repeated("x();", MOST + 1)}\n}`)).toEqual(["function f() {"]);
  expect(longFunctions(`const f = () => {\n${repeated("x();", MOST + 1)}\n};`)).toHaveLength(1);
  expect(longFunctions(`function f() {\nreturn [\n${repeated("1,", MOST + 1)}\n];\n}`)).toEqual([]);
  expect(scripts("a.svelte", "<script>x();</script>\n<p></p>")).toEqual(["x();"]);
});
