import type { Story } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { TextReading } from '../../document-reader.ts';
import { readWholeText } from '../text/whole-text.ts';

const entriesBetweenChecks = 1000;

/** Whether a JSON text is a catalog of Xcode 15 and later. */
export function isStringCatalog(head: string): boolean {
  return /"sourceLanguage"\s*:\s*"/.test(head) && /"strings"\s*:\s*\{/.test(head);
}

/**
 * Apple String Catalog (.xcstrings): the texts in the source language, with each of their plural and
 * device variants; a key without one is its own text, as in Xcode. What must not be translated is
 * locked, and texts that the program has no more ("stale") are not counted.
 */
export async function readStringCatalog(document: TextReading): Promise<void> {
  const { story, budget } = document;
  const catalog = asObject(parse(await readWholeText(document)));
  const language = String(catalog.sourceLanguage);
  let entries = 0;
  for (const [key, value] of Object.entries(asObject(catalog.strings))) {
    entries += 1;
    if (entries % entriesBetweenChecks === 0) budget.check();
    writeEntry(story, key, { entry: asObject(value), language });
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace('\uFEFF', ''));
  } catch {
    throw new DocumentFault('damaged', 'this is no JSON');
  }
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

function writeEntry(
  story: Story,
  key: string,
  { entry, language }: { entry: JsonObject; language: string },
): void {
  if (entry.extractionState === 'stale') return;
  const part = entry.shouldTranslate === false ? 'locked' : 'main';
  const texts = findTexts(asObject(entry.localizations)[language]);
  for (const text of texts.length > 0 ? texts : [key]) story.write(part, `${text}\n`);
  if (typeof entry.comment === 'string') story.write('comments', `${entry.comment}\n`);
}

/** The value of every string unit, at any depth: a file may be nested more deeply than calls can be. */
function findTexts(localization: unknown): string[] {
  const texts: string[] = [];
  const open = [localization];
  while (open.length > 0) {
    const { stringUnit, ...others } = asObject(open.pop());
    const { value } = asObject(stringUnit);
    if (typeof value === 'string') texts.push(value);
    for (const other of Object.values(others)) open.push(other);
  }
  return texts;
}
