/** A text of a Chinese module and its place in the source. */
export interface ChineseText {
  readonly place: string;
  readonly text: string;
}

/** Strings and templates, but the names of properties. */
const literals = /'((?:[^'\\\n]|\\.)*)'(:?)|`((?:[^`\\]|\\.)*)`/g;

/**
 * The texts of a module by its source, sentences of functions included. What is marked as another voice
 * (`english('…')`) is left out, and a value within a sentence is read as "1".
 */
export function listChineseTexts(place: string, source: string): ChineseText[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/\b(?:english|pinyin|hans|hant)\(\s*'(?:[^'\\\n]|\\.)*',?\s*\)/g, '');
  return listLiterals(code).map((text) => ({ place, text }));
}

function listLiterals(code: string): string[] {
  return [...code.matchAll(literals)].flatMap(([, plain, colon, template]) => {
    if (plain !== undefined && colon === ':') return [];
    if (plain !== undefined) return [plain.replaceAll('\\u00a0', '\u00a0')];
    const whole = template ?? '';
    const values = [...whole.matchAll(/\$\{([^}]*)\}/g)].map(([, value = '']) => value);
    return [whole.replace(/\$\{[^}]*\}/g, '1'), ...values.flatMap(listLiterals)];
  });
}

const han = '\\p{Script=Han}';
const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'half-width punctuation',
    new RegExp(`${han}(?:[,;:!?()"']|\\.(?![a-z]))|[,;:!?()"']${han}`, 'u'),
  ],
  ['a space beside Chinese', new RegExp(`${han}[ ][A-Za-z0-9]|[A-Za-z0-9][ ]${han}`, 'u')],
  ['an exclamation mark', /[!！]/],
];

/** Faults of typesetting in a text. */
export function findTypingFaults(text: string): string[] {
  return faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** Whether a text is an English sentence that was left over: four words in a row, one in lower case. */
export function isLeftOver(text: string): boolean {
  const runs = text.match(/[A-Za-z’]{2,}(?: [A-Za-z’]{2,}){3,}/g) ?? [];
  return runs.some((run) => /\b[a-z]{2,}/.test(run));
}

/** Whether a text uses a term; one that it has in quotation marks it speaks about. */
export function usesTerm(text: string, term: string): boolean {
  const quotations = text.match(/“[^”]*”|「[^」]*」/g) ?? [];
  return text.includes(term) && !quotations.some((quotation) => quotation.includes(term));
}

/** The words that a script's column of the table of terms refuses. */
export function listRejected(terms: string, script: '简体' | '繁體'): string[] {
  const [head = '', , ...rows] = terms.split('\n').filter((line) => line.startsWith('|'));
  const column = splitRow(head).indexOf(`Not in ${script}`);
  if (column < 0) throw new Error(`The table of terms refuses nothing in ${script}`);
  return rows.flatMap((row) => (splitRow(row)[column] ?? '').split('、')).filter(Boolean);
}

function splitRow(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
