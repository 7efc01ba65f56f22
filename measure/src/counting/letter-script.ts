import { type OtherScript, otherScripts } from '../report/scripts.ts';

/** No letter: a digit, a sign, a mark. */
export const noScript = 0;
export const latin = 1;

/** Blocks of the Unicode standard, inclusive; in those of scripts without spaces also their marks. */
const blocks: readonly (readonly [OtherScript | 'latin', number, number])[] = [
  ['latin', 0x41, 0x5a],
  ['latin', 0x61, 0x7a],
  ['latin', 0xaa, 0xaa],
  ['latin', 0xba, 0xba],
  ['latin', 0xc0, 0xd6],
  ['latin', 0xd8, 0xf6],
  ['latin', 0xf8, 0x2af],
  ['latin', 0x1d00, 0x1dbf],
  ['latin', 0x1e00, 0x1eff],
  ['latin', 0x2c60, 0x2c7f],
  ['latin', 0xa720, 0xa7ff],
  ['latin', 0xfb00, 0xfb06],
  ['greek', 0x370, 0x3ff],
  ['greek', 0x1f00, 0x1fff],
  ['cyrillic', 0x400, 0x52f],
  ['cyrillic', 0x1c80, 0x1c8f],
  ['cyrillic', 0x2de0, 0x2dff],
  ['cyrillic', 0xa640, 0xa69f],
  ['hebrew', 0x5d0, 0x5f2],
  ['hebrew', 0xfb1d, 0xfb4f],
  ['arabic', 0x620, 0x64a],
  ['arabic', 0x66e, 0x6d3],
  ['arabic', 0x6ee, 0x6ff],
  ['arabic', 0x750, 0x77f],
  ['arabic', 0x8a0, 0x8ff],
  ['arabic', 0xfb50, 0xfdff],
  ['arabic', 0xfe70, 0xfefc],
  ['devanagari', 0x904, 0x963],
  ['devanagari', 0x971, 0x97f],
  ['thai', 0xe01, 0xe3a],
  ['thai', 0xe40, 0xe4e],
  ['lao', 0xe81, 0xece],
  ['lao', 0xedc, 0xedf],
  ['tibetan', 0xf40, 0xfbc],
  ['myanmar', 0x1000, 0x103f],
  ['myanmar', 0x1050, 0x108f],
  ['khmer', 0x1780, 0x17d3],
  ['mongolian', 0x1820, 0x18aa],
  ['hangul', 0x1100, 0x11ff],
  ['hangul', 0x3131, 0x318e],
  ['hangul', 0xa960, 0xa97f],
  ['hangul', 0xac00, 0xd7ff],
  ['kana', 0x3041, 0x3096],
  ['kana', 0x309d, 0x309f],
  ['kana', 0x30a1, 0x30fa],
  ['kana', 0x30fc, 0x30ff],
  ['kana', 0x31f0, 0x31ff],
  ['kana', 0xff66, 0xff9d],
];

const firstOther = latin + 1;

export function scriptNumber(script: OtherScript): number {
  return firstOther + otherScripts.indexOf(script);
}

export function scriptName(number: number): OtherScript | undefined {
  return otherScripts[number - firstOther];
}

/** How many numbers there are. */
export const scriptNumbers = firstOther + otherScripts.length;

const isLetter = /\p{L}/u;

/** The script of every UTF-16 code unit that is a letter, else `noScript`. */
export const letterScripts: Uint8Array = Uint8Array.from({ length: 0x10000 }, (_, codeUnit) =>
  isLetter.test(String.fromCharCode(codeUnit)) ? scriptNumber('other') : noScript,
);
for (const [script, first, last] of blocks) {
  letterScripts.fill(script === 'latin' ? latin : scriptNumber(script), first, last + 1);
}

const unspaced = new Set((['thai', 'lao', 'khmer', 'myanmar'] as const).map(scriptNumber));

/** No code unit below it is of a script without spaces. */
export const firstUnspaced = 0xe00;

/** Whether a script puts no space between its words. */
export function isUnspaced(script: number): boolean {
  return script > latin && unspaced.has(script);
}
