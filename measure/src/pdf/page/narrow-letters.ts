import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** Full-width forms of ASCII, "！" to "～", are this much further on than their own. */
const fullWidthShift = 0xfee0;
/** Rare ideographs whose codes Founder's italic and bold fonts have for the letters. */
const italics =
  '犃犅犆犇犈犉犌犎犐犑犓犔犕犖犗犘犙犚犛犜犝犞犠犡犢犣犪犫犮犱犲犳犵犺犻犼犽犾犿狀狅狆狇狉狊狋狌狏狑狓狔狕';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const narrowCharacter = new RegExp(`[\\uff01-\\uff5e${italics}]`, 'gu');
const onlySigns = /^[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e]+$/u;
const endsWithLetter = new RegExp(
  `[\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a${italics}]$`,
  'u',
);
const ideograph = new RegExp(`(?![${italics}])\\p{Script=Han}`, 'u');

/** Nearer than this, in parts of its size, a letter is printed over the one before, not behind it; */
const nearestLetter = 0.2;
/** up to here it follows one that is narrower than an ideograph, */
const widestNarrow = 0.9;
/** and up to here one that is as wide. */
const widestAdvance = 1.3;
/** A font whose letters are narrower than this states their true widths. */
const widestDeclared = 0.75;
/** Letters that are drawn narrow are set one by one, or a few together; a hostile piece has millions. */
const mostLetters = 100;

/**
 * Where letters and signs begin and end in the square of an ideograph: letters are in its middle,
 * punctuation in its left half. They are as wide as those of Times, with a little air.
 */
const places: readonly { readonly of: RegExp; readonly start: number; readonly end: number }[] = [
  { of: /[ijlt|]/, start: 0.3, end: 0.7 },
  { of: /[frsIJ]/, start: 0.26, end: 0.74 },
  { of: /[acez]/, start: 0.22, end: 0.78 },
  { of: /[\dbdghknopquvxy]/, start: 0.19, end: 0.81 },
  { of: /[A-LN-VX-Zw]/, start: 0.1, end: 0.9 },
  { of: /[MWm@%&]/, start: 0.03, end: 0.97 },
  { of: /[-/+=<>*~]/, start: 0.1, end: 0.8 },
  { of: /./, start: 0, end: 0.55 },
];

/**
 * Gives letters that are written as full-width characters, but drawn narrow, the characters and places
 * that a reader sees. Founder's typesetting, from which most Chinese journals and standards come,
 * writes "Web" as "Ｗｅｂ" in a font that makes each letter as wide as an ideograph, and sets them closer.
 */
export function narrowLetters(items: readonly TextItem[]): readonly TextItem[] {
  const written = items.filter(({ str }) => str.trim() !== '');
  const fonts = findNarrowFonts(written);
  if (fonts.size === 0) return items;
  const narrow = new Set<TextItem>();
  for (const [index, item] of written.entries()) {
    const before = written[index - 1];
    const after = written[index + 1];
    const isSign = onlySigns.test(item.str) && before !== undefined && narrow.has(before);
    const isBetween =
      isSign && (after === undefined || fonts.has(after.fontName) || onlySigns.test(after.str));
    if (fonts.has(item.fontName) || isBetween) narrow.add(item);
  }
  return items.flatMap((item) => (narrow.has(item) ? splitLetters(item) : [item]));
}

/** Fonts of a page that hold no ideographs, and whose letters mostly take less room than one. */
function findNarrowFonts(items: readonly TextItem[]): ReadonlySet<string> {
  const withIdeographs = new Set(
    items.filter(({ str }) => ideograph.test(str)).map(({ fontName }) => fontName),
  );
  const votes = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    if (withIdeographs.has(item.fontName) || !endsWithLetter.test(item.str)) continue;
    const advance = saysItIsNarrow(item) ? 0 : findAdvance(item, items[index + 1]);
    if (advance > widestAdvance) continue;
    const vote = advance < widestNarrow ? 1 : -1;
    votes.set(item.fontName, (votes.get(item.fontName) ?? 0) + vote);
  }
  return new Set([...votes].filter(([, vote]) => vote > 0).map(([font]) => font));
}

/** From the last letter of an item to what follows it on the line, in parts of its size. */
function findAdvance(item: TextItem, next: TextItem | undefined): number {
  const size = sizeOf(item);
  const [, , , , x = 0, y = 0] = item.transform;
  const [, , , , nextX = 0, nextY = Number.POSITIVE_INFINITY] = next?.transform ?? [];
  const advance = (nextX - x - item.width) / size + 1;
  return advance > nearestLetter && Math.abs(nextY - y) < size / 2
    ? advance
    : Number.POSITIVE_INFINITY;
}

function saysItIsNarrow(item: TextItem): boolean {
  return item.width < Array.from(item.str).length * sizeOf(item) * widestDeclared;
}

function sizeOf({ transform }: TextItem): number {
  const [a = 1, b = 0] = transform;
  return Math.hypot(a, b);
}

/** Each letter as an item of its own, at an even pace: where they are further apart, pdf.js has put them into several. */
function splitLetters(item: TextItem): TextItem[] {
  if (saysItIsNarrow(item) || item.str.length > mostLetters) {
    return [{ ...item, str: item.str.replace(narrowCharacter, toAscii) }];
  }
  const characters = Array.from(item.str);
  const size = sizeOf(item);
  const steps = characters.filter((character) => character !== ' ').length - 1;
  const pace = Math.max(item.width - size, 0) / Math.max(steps, 1);
  const parts: TextItem[] = [];
  let along = 0;
  for (const [index, str] of characters.entries()) {
    const hasEOL = item.hasEOL && index === characters.length - 1;
    parts.push(placeLetter({ ...item, str, hasEOL, width: size }, along));
    if (str !== ' ') along += pace;
  }
  return parts;
}

/** A letter at the distance `along` from the item's beginning, as wide as it is seen. */
function placeLetter(item: TextItem, along: number): TextItem {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
  const str = item.str.replace(narrowCharacter, toAscii);
  const place = str === item.str ? undefined : places.find(({ of }) => of.test(str));
  const { start, end } = place ?? { start: 0, end: 1 };
  const shift = along / item.width + start;
  return {
    ...item,
    str,
    transform: [a, b, c, d, x + a * shift, y + b * shift],
    width: item.width * (end - start),
  };
}

function toAscii(letter: string): string {
  return (
    letters[italics.indexOf(letter)] ?? String.fromCharCode(letter.charCodeAt(0) - fullWidthShift)
  );
}
