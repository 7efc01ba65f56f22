/** Languages that scanned pages can be recognized in. */
export const scanLanguages = ['zh-Hans', 'zh-Hant', 'en'] as const;

export type ScanLanguage = (typeof scanLanguages)[number];
