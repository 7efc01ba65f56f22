import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError } from '../commands/run-command.mjs';
import { findTexts, writeText } from './find-texts.mjs';

/** In the order of the columns; the first is the one that the others are written from. */
export const languages = ['en', 'zh-hans', 'zh-hant'];

export const folders = [
  'site/src/content',
  'admin-pwa/src/texts',
  'api/src/mail/texts',
  'api/src/person/texts',
];
const wordings = 'contract/src/wording';
const confirmedFile = 'scripts/texts/confirmed.json';

/**
 * Every text of the product, with its place in the sources.
 * @returns rows: `place` (`*` stands for the language), `key`, and for each language the text found, if any.
 */
export function readTable(root) {
  const rows = new Map();
  for (const { file, place, language } of listModules(root)) {
    for (const found of findTexts(file, readFileSync(join(root, file), 'utf8'))) {
      const name = `${place} ${found.key}`;
      const row = rows.get(name) ?? { place, key: found.key };
      rows.set(name, Object.assign(row, { [language]: { ...found, file } }));
    }
  }
  return [...rows.values()];
}

function listModules(root) {
  const ofFolders = folders.flatMap((folder) =>
    languages.flatMap((language) =>
      readdirSync(join(root, folder, language), { recursive: true })
        .map((name) => `${folder}/${language}/${name.replaceAll('\\', '/')}`)
        .map((file) => ({ file, place: file.replace(`/${language}/`, '/*/'), language })),
    ),
  );
  const ofWordings = readdirSync(join(root, wordings)).flatMap((name) => {
    const language = languages.find((one) => name.startsWith(one));
    if (language === undefined) return [];
    const place = `${wordings}/${name.replace(language, '*')}`;
    return [{ file: `${wordings}/${name}`, place, language }];
  });
  return [...ofFolders, ...ofWordings]
    .filter(({ file }) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

/**
 * Writes corrected texts into their modules: all of them, or none.
 * @param corrected rows of `place`, `key` and texts by language; an empty text is left as it is.
 * @returns how many texts were changed.
 * @throws CommandError that names every row that cannot be taken.
 */
export function takeTexts(root, corrected) {
  const known = new Map(readTable(root).map((row) => [`${row.place} ${row.key}`, row]));
  const problems = [];
  const changes = new Map();
  for (const row of corrected) {
    for (const language of languages) {
      const text = row[language];
      if (text === undefined || text === '') continue;
      const name = `${row.place} ${row.key}`;
      const before = known.get(name)?.[language];
      if (before === undefined) problems.push(`${name}: there is no such text in ${language}`);
      else if (before.text !== text) {
        try {
          const change = { ...before, source: writeText(text, before) };
          changes.set(before.file, [...(changes.get(before.file) ?? []), change]);
        } catch (error) {
          problems.push(`${name}, ${language}: ${error.message}`);
        }
      }
    }
  }
  for (const texts of changes.values()) problems.push(...findNested(texts));
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  for (const [file, texts] of changes) replaceIn(join(root, file), texts);
  return [...changes.values()].flat().length;
}

/** A text within another one's braces is written in the second round. */
function findNested(texts) {
  return texts
    .filter((text) => texts.some(({ start, end }) => start < text.start && text.end < end))
    .map(
      ({ file, key }) => `${file} ${key}: take this one and the text around it one after the other`,
    );
}

/** From the end on, so that the places before stay true. */
function replaceIn(path, texts) {
  let source = readFileSync(path, 'utf8');
  for (const { start, end, source: text } of texts.toSorted(
    (one, other) => other.start - one.start,
  )) {
    source = source.slice(0, start) + text + source.slice(end);
  }
  writeFileSync(path, source);
}

/** The English texts that have changed, or come, since their Chinese was last confirmed. */
export function findUnconfirmed(root) {
  const confirmed = JSON.parse(readFileSync(join(root, confirmedFile), 'utf8'));
  return translated(root).filter(({ place, key, en }) => confirmed[place]?.[key] !== mark(en.text));
}

/** Notes that the Chinese of every text says what the English says now. */
export function confirmAll(root) {
  const confirmed = {};
  for (const { place, key, en } of translated(root)) {
    confirmed[place] = { ...confirmed[place], [key]: mark(en.text) };
  }
  writeFileSync(join(root, confirmedFile), `${JSON.stringify(confirmed, null, 2)}\n`);
}

function translated(root) {
  return readTable(root).filter((row) => row.en && (row['zh-hans'] || row['zh-hant']));
}

function mark(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The place of a text in the source, for an editor to open. */
export function placeOf(root, { en }) {
  const line = readFileSync(join(root, en.file), 'utf8').slice(0, en.start).split('\n').length;
  return `${relative('', join(root, en.file))}:${line}`;
}
