import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Finds circles among the rooms of each folder: its subfolders and its own files. Without a circle the
 * rooms can be put on floors so that no import points upward.
 * @param files paths below `root`, with `/` between folders.
 * @returns for each folder with a circle, the imports that take part in it. Those between two rooms that
 * share the fewest come first: they are the ones to turn around.
 */
export function findCircles(root, files) {
  const imports = files.flatMap((file) => readImports(root, file));
  return foldersOf(files).flatMap((folder) => {
    const arrows = drawArrows(folder, imports);
    const circling = arrows.filter(({ from, to }) => leads(arrows, to, from));
    if (circling.length === 0) return [];
    const rarestFirst = circling.toSorted(
      (one, other) => one.imports.length - other.imports.length,
    );
    return [{ folder, imports: rarestFirst.flatMap((arrow) => arrow.imports) }];
  });
}

/** Imports of the program's own files, dynamic ones included. */
function readImports(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return requests
    .filter((request) => request.startsWith('.'))
    .map((request) => ({ from: file, to: join(dirname(file), request) }));
}

function foldersOf(files) {
  const folders = new Set();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

/** An arrow leads from one room of the folder to another, and stands for all imports between the two. */
function drawArrows(folder, imports) {
  const arrows = new Map();
  for (const { from, to } of imports) {
    const [room, imported] = [roomOf(folder, from), roomOf(folder, to)];
    if (room === null || imported === null || room === imported) continue;
    const key = `${room} ${imported}`;
    const arrow = arrows.get(key) ?? { from: room, to: imported, imports: [] };
    arrow.imports.push(`${from} imports ${to}`);
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

/** @returns `null` for a path outside of the folder. */
function roomOf(folder, path) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : null;
}

function leads(arrows, from, goal, seen = new Set()) {
  if (from === goal) return true;
  seen.add(from);
  return arrows.some(
    (arrow) => arrow.from === from && !seen.has(arrow.to) && leads(arrows, arrow.to, goal, seen),
  );
}
