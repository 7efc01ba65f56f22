/** The languages of the site, as `lang` attributes name them; the first is authoritative. */
export const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** Falls back to English for languages that this release does not know. */
export function toLanguage(text: string | null | undefined): Language {
  return isLanguage(text) ? text : 'en';
}

/** Path prefix of a language; empty for English. */
export const pathPrefixes: Readonly<Record<Language, string>> = {
  en: '',
  'zh-Hans': '/zh-hans',
  'zh-Hant': '/zh-hant',
};

/** The name of each language in itself: in full, and for a narrow bar. */
export const autonyms: Readonly<
  Record<Language, { readonly name: string; readonly short: string }>
> = {
  en: { name: 'English', short: 'EN' },
  'zh-Hans': { name: '简体', short: '简' },
  'zh-Hant': { name: '繁體', short: '繁' },
};

/** The language of a page at a path of this site. */
export function findLanguage(path: string): Language {
  return (
    languages.find((language) => language !== 'en' && isBelow(path, pathPrefixes[language])) ?? 'en'
  );
}

/** The path without its language prefix: `/zh-hans/about` → `/about`. */
export function withoutLanguage(path: string): string {
  return path.slice(pathPrefixes[findLanguage(path)].length) || '/';
}

/** An English path in another language: `/about` → `/zh-hant/about`, `/` → `/zh-hant`. */
export function inLanguage(path: string, language: Language): string {
  return (pathPrefixes[language] + path).replace(/(.)\/$/, '$1');
}

/**
 * A path without the slashes at its end; the root keeps its own. A loop, because the pattern `/\/+$/` takes
 * quadratic time where the slashes are followed by something else.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * The first of a browser's preferred languages (`navigator.languages`) that the site has. Any kind of Chinese maps
 * to the script that is usual in its region.
 */
export function preferredLanguage(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return null;
}

const chineseLanguages = new Set(['zh', 'yue', 'cmn', 'wuu', 'nan', 'hak']);

function languageOf(tag: string): Language | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (language === 'en') return 'en';
    if (!chineseLanguages.has(language)) return null;
    return script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
  } catch {
    return null;
  }
}

/** Longer than any tag of language, script and region. */
const longestTag = 16;

/**
 * Target for a path that spells its language differently: `/zh`, `/zh-CN/about`, `/zh_TW`, `/zh-Hans`,
 * `/en-us/quote`. @returns `null` for any other path, including correctly spelled ones.
 */
export function respell(path: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  if (first.length > longestTag || !/^(?:en|zh)(?:[-_][a-z]{2,4}){0,2}$/i.test(first)) return null;
  const language = languageOf(first.replaceAll('_', '-'));
  if (language === null) return null;
  const target = inLanguage(rest === '' ? '/' : rest, language);
  return target === path ? null : target;
}
