import type { Language } from '@yiqiao/contract/text/languages';
import type { Quoted } from '../phrase.ts';

const chinese = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u;

interface Claim {
  readonly pattern: RegExp;
  /** The specification's own figures for it. */
  readonly stated: readonly string[];
}

const claims: readonly Claim[] = [
  { pattern: /USD \d+(?:\.\d+)?/g, stated: ['USD 23', 'USD 39'] },
  { pattern: /(?<!\d)\d+ hours/g, stated: ['24 hours'] },
  { pattern: /within \d+ days/g, stated: ['within 7 days', 'within 30 days'] },
  { pattern: /[\d,]+\+? (?:projects|clients|translators|linguists)/g, stated: [] },
  { pattern: /(?<!\d)\d+\+? years/g, stated: [] },
  { pattern: /ISO \d+/g, stated: ['ISO 17100', 'ISO 9001'] },
  { pattern: /\b0\.\d\d\b|per word\b/g, stated: [] },
  {
    pattern: /\b(?:we|our \w+) guarantee[^.;]*/gi,
    stated: ['Our terms guarantee correctness and, honestly, not beauty'],
  },
  { pattern: /award-winning|testimonial|trusted by|world-class|market leader/gi, stated: [] },
  { pattern: /\d+ ?小[时時]/g, stated: ['24小时', '24小時'] },
  { pattern: /\d+天/g, stated: ['7天', '30天'] },
  { pattern: /US\$\s*\d+/g, stated: ['US$23', 'US$39'] },
  { pattern: /[\d,]+\+|[\d.]+[万萬](?!元)|(?<!\d)\d{1,3}年/g, stated: ['5年'] },
  { pattern: /百分之百|100%|[国國]家[级級]|[顶頂][级級]|[领領]先|唯一/g, stated: [] },
];

/** What a text claims in figures or big words and the specification does not state. */
export function findForbiddenClaims(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    claims.flatMap(({ pattern, stated }) =>
      [...text.matchAll(pattern)]
        .map(([found]) => found)
        .filter((found) => !stated.includes(found)),
    ),
  );
}

/**
 * Strings of a page that hold another language and do not say so: Chinese in an English one; several
 * English words in a Chinese one, where names and codes are kept as they are.
 */
export function findUnmarkedText(content: unknown, language: Language): string[] {
  const foreign = language === 'en' ? chinese : englishWords;
  return listStrings(content).filter((text) => foreign.test(text.replaceAll(knownNames, '')));
}

/** Two or more words in lower case, which no name or code is. */
const englishWords = /(?<![\w.<{@/-])[a-z]{2,}(?:,? [a-z]{2,})+(?![\w>}])/;

const knownNames = /Pull Request|[a-z]+ export/g;

/**
 * Pieces with a character that the script they claim does not have. What says nothing is in the script
 * of the page.
 */
export function findWrongScript(content: unknown, language: Language): Quoted[] {
  const own =
    language === 'en' ? [] : listStrings(content).map((text) => ({ lang: language, text }));
  return [...own, ...listQuotes(content)].filter(({ lang, text }) => {
    if (lang === 'zh-Latn-pinyin' || lang === 'en') return listIdeographs(text).length > 0;
    return !hasScript(text, lang);
  });
}

/** Whether every character of a text is one that the script has. */
export function hasScript(text: string, lang: 'zh-Hans' | 'zh-Hant'): boolean {
  const script = lang === 'zh-Hans' ? simplified : traditional;
  return listIdeographs(text).every((character) => script.has(character));
}

function listIdeographs(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? [];
}

/** Texts with a typed space between a Chinese character and a Latin letter or figure: the browser sets it. */
export function findSpacedScripts(content: unknown): string[] {
  return listTexts(content).filter((text) => spacedScripts.test(text));
}

const spacedScripts =
  /\p{Script=Han} (?=[\p{Script=Latin}\d])|[\p{Script=Latin}\d] (?=\p{Script=Han})/u;

/** Every text of a page, quotes included. */
export function listTexts(content: unknown): string[] {
  return [...listStrings(content), ...listQuotes(content).map(({ text }) => text)];
}

function listStrings(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null || isQuoted(content)) return [];
  return Object.values(content).flatMap(listStrings);
}

function listQuotes(content: unknown): Quoted[] {
  if (typeof content !== 'object' || content === null) return [];
  return isQuoted(content) ? [content] : Object.values(content).flatMap(listQuotes);
}

function isQuoted(value: object): value is Quoted {
  return 'lang' in value && 'text' in value;
}

/** The 6,763 characters of GB 2312, the everyday Simplified ones. */
const simplified = listCharacters('gbk', 0xb0, 0xf7, [[0xa1, 0xfe]]);

/** The characters of Big5, in which Taiwan writes. */
const traditional = listCharacters('big5', 0xa4, 0xf9, [
  [0x40, 0x7e],
  [0xa1, 0xfe],
]);

function listCharacters(
  encoding: string,
  firstLead: number,
  lastLead: number,
  trailRanges: readonly (readonly [number, number])[],
): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = firstLead; lead <= lastLead; lead++) {
    for (const [from, to] of trailRanges) {
      for (let trail = from; trail <= to; trail++) bytes.push(lead, trail);
    }
  }
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}
