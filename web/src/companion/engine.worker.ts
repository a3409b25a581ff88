/// <reference lib="webworker" />
/** The engine itself, in Python, beside the page: it answers which scene a list of lines leads to (core/sitting.py). */
declare const PYTHON: string[];

export interface Asked {
  number: number;
  wish: string;
}
export type Answered = { ready: true } | { number: number; scene: string } | { failed: string; number?: number };

interface Python {
  unpackArchive: (archive: ArrayBuffer, format: string, options: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
}

const START = `
import sys
sys.path.insert(0, "/engine")
from spielwerk.core.sitting import Companions
from spielwerk.games import game
Companions(game).sit
`;

async function begin(): Promise<(wish: string) => string> {
  const loader = PYTHON[0]!;
  const engine = fetch("/engine.zip").then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ loader)) as { loadPyodide: (options: { indexURL: string }) => Promise<Python> };
  const python = await loadPyodide({ indexURL: loader.slice(0, loader.lastIndexOf("/") + 1) });
  python.unpackArchive(await engine, "zip", { extractDir: "/engine" });
  return python.runPython(START) as (wish: string) => string;
}

const say = (answer: Answered): void => postMessage(answer);
const sit = begin();
sit.then(
  () => say({ ready: true }),
  (problem: unknown) => say({ failed: String(problem) }),
);

addEventListener("message", (event: MessageEvent<Asked>) => {
  const { number, wish } = event.data;
  sit
    .then((answer) => say({ number, scene: answer(wish) }))
    .catch((problem: unknown) => say({ number, failed: String(problem) }));
});
