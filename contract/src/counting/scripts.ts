import type { Counts } from './measurement.ts';

export type CharacterLanguage = 'Chinese' | 'Japanese' | 'Chinese and Japanese';

/** How much of a text is written in one script. */
export interface ScriptCount {
  readonly count: number;
  /** `asian`, `english`, or a key of `Counts.scripts`. */
  readonly script: string;
  /** "Chinese characters", "words in English". */
  readonly unit: string;
}

const names: Partial<Record<string, string>> = {
  hangul: 'Korean',
  cyrillic: 'Cyrillic script',
  greek: 'Greek',
  arabic: 'Arabic script',
  hebrew: 'Hebrew',
  devanagari: 'Devanagari script',
  mongolian: 'Mongolian',
  tibetan: 'Tibetan',
  thai: 'Thai',
  lao: 'Lao',
  khmer: 'Khmer',
  myanmar: 'Burmese',
};

/** Chinese texts may quote Japanese names: below this share of Kana the characters are called Chinese. */
const someKana = 0.02;
/** Above this share the text is Japanese; between the two it is a mixture. */
const muchKana = 0.3;

/**
 * A count by script: characters of Chinese or Japanese first, then words, the most frequent script first. Numbers
 * are added to the script with most words; on their own they are called numbers.
 */
export function divideByScript({
  asianCharacters,
  otherWords,
  scripts = {},
}: Counts): ScriptCount[] {
  const { kana = 0, signs = 0, ...letters } = scripts;
  const named = Object.entries(letters);
  const english = named.reduce((rest, [, words]) => rest - words, otherWords - signs);
  const words = [['english', english] as const, ...named]
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const [most, ...less] = words;
  const all: readonly (readonly [string, number])[] =
    most === undefined ? [['signs', signs]] : [[most[0], most[1] + signs], ...less];
  return [
    { count: asianCharacters, script: 'asian', unit: nameCharacters(asianCharacters, kana) },
    ...all.map(([script, count]) => ({ count, script, unit: nameWords(script, count) })),
  ].filter(({ count }) => count > 0);
}

const thousands = new Intl.NumberFormat('en-US');

/**
 * "1,906 words and 3,412 Chinese characters", "40 words in Korean and 3 words in English", or "0 words": the
 * language of words goes unsaid where it is English alone.
 */
export function describeScripts(counts: Counts): string {
  const rows = divideByScript(counts);
  const isEnglishAlone = counts.scripts === undefined;
  const parts = [...rows.filter(isOfWords), ...rows.filter((row) => !isOfWords(row))].map(
    ({ count, unit }) =>
      `${thousands.format(count)} ${isEnglishAlone ? unit.replace(' in English', '') : unit}`,
  );
  const last = parts.pop();
  if (last === undefined) return '0 words';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function isOfWords({ script }: ScriptCount): boolean {
  return script !== 'asian';
}

function nameCharacters(count: number, kana: number): string {
  return `${nameLanguage(kana / count)} ${count === 1 ? 'character' : 'characters'}`;
}

/** Whose characters a count holds, by the share of Kana among them. */
export function findCharacterLanguage({
  asianCharacters,
  scripts = {},
}: Counts): CharacterLanguage {
  return nameLanguage((scripts.kana ?? 0) / asianCharacters);
}

function nameLanguage(shareOfKana: number): CharacterLanguage {
  if (shareOfKana >= muchKana) return 'Japanese';
  return shareOfKana >= someKana ? 'Chinese and Japanese' : 'Chinese';
}

function nameWords(script: string, count: number): string {
  const words = count === 1 ? 'word' : 'words';
  if (script === 'english') return `${words} in English`;
  if (script === 'signs') return count === 1 ? 'number or sign' : 'numbers and signs';
  const name = names[script];
  return name === undefined ? `${words} in other scripts` : `${words} in ${name}`;
}
