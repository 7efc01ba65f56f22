/** The languages of the site, as `lang` attributes name them; the first is the one that decides. */
export const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** What the site's paths in a language begin with; nothing in English. */
export const pathPrefixes: Readonly<Record<Language, string>> = {
  en: '',
  'zh-Hans': '/zh-hans',
  'zh-Hant': '/zh-hant',
};
