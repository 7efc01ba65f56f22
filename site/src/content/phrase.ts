/** Languages a page may quote: those of the site, and Chinese in Latin letters. */
export type QuotedLanguage = 'en' | 'zh-Hans' | 'zh-Hant' | 'zh-Latn-pinyin';

export interface Quoted {
  readonly lang: QuotedLanguage;
  readonly text: string;
}

/** Running text. A plain string is in the page's own language; every other piece says which it is in. */
export type Phrase = string | Quoted | readonly (string | Quoted)[];

/** Where a line of a Chinese headline may break. Stands in texts; shows as nothing. */
export const breakMark = '|';

/** English on a Chinese page. */
export function english(text: string): Quoted {
  return { lang: 'en', text };
}

/** Simplified characters, as in Mainland China and Singapore. */
export function hans(text: string): Quoted {
  return { lang: 'zh-Hans', text };
}

/** Traditional characters, as in Taiwan and Hong Kong. */
export function hant(text: string): Quoted {
  return { lang: 'zh-Hant', text };
}

/** Chinese in Latin letters, with tone marks. */
export function pinyin(text: string): Quoted {
  return { lang: 'zh-Latn-pinyin', text };
}

/** Tag for a sentence that quotes: ``phrase`${hans('成')} is a tenth.` `` */
export function phrase(strings: TemplateStringsArray, ...quoted: readonly Quoted[]): Phrase {
  return strings.flatMap((string, index) => {
    const next = quoted[index];
    return [...(string === '' ? [] : [string]), ...(next ? [next] : [])];
  });
}

/** The pieces of a phrase in reading order. */
export function listPieces(text: Phrase): readonly (string | Quoted)[] {
  return typeof text === 'string' || 'lang' in text ? [text] : text;
}

/** A phrase without its language and break marks, for metadata and structured data. */
export function toPlainText(text: Phrase): string {
  return listPieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
    .replaceAll(breakMark, '');
}
