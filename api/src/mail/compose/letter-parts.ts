import type { Language } from '@yiqiao/contract/text/languages';
import type { Letter } from '../texts/mail-texts.ts';

/** A letter with what stands around it, ready to be laid out. */
export interface WholeLetter extends Letter {
  readonly language: Language;
  /** Of the letter's language first, each with its full stop. */
  readonly brands: readonly Brand[];
  /** Undefined in mails to the office. */
  readonly greeting: string | undefined;
  /** Where the button leads. */
  readonly link: string;
  readonly company: { readonly name: string; readonly email: string };
}

export interface Brand {
  readonly language: Language;
  readonly name: string;
}

/** What ends a sentence in a language. */
export function stopOf(language: Language): '.' | '。' {
  return language === 'en' ? '.' : '。';
}
