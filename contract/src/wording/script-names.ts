import type { Counts } from '../counting/measurement.ts';
import { divideByScript, findCharacterLanguage, type ScriptCount } from '../counting/scripts.ts';

interface ScriptWords {
  /** Language of the figures. */
  readonly locale: string;
  readonly characters: Readonly<Record<ReturnType<typeof findCharacterLanguage>, string>>;
  /** Words of a script, by its name. */
  readonly words: Readonly<Record<string, string>>;
  readonly otherScripts: string;
  /** The measure word after a figure. */
  readonly counter: string;
}

export interface ScriptNames {
  readonly nameScript: (row: ScriptCount, counts: Counts) => string;
  /** What was counted, in a line: words first, as they are named, then characters. */
  readonly describeScripts: (counts: Counts) => string;
}

/** What is counted of each script, in Chinese. */
export function createScriptNames(texts: ScriptWords): ScriptNames {
  const { characters, words, otherScripts, counter } = texts;
  const figures = new Intl.NumberFormat(texts.locale);

  function nameScript({ script }: ScriptCount, counts: Counts): string {
    if (script === 'asian') return characters[findCharacterLanguage(counts)];
    return words[script] ?? otherScripts;
  }
  return {
    nameScript,
    describeScripts(counts) {
      const rows = divideByScript(counts);
      const ordered = [
        ...rows.filter(({ script }) => script !== 'asian'),
        ...rows.filter(({ script }) => script === 'asian'),
      ];
      if (ordered.length === 0) return '0字';
      return ordered
        .map((row) => `${nameScript(row, counts)}${figures.format(row.count)}${counter}`)
        .join('，');
    },
  };
}
