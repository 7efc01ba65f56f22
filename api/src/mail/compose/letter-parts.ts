import type { Language } from '@yiqiao/contract/text/languages';
import type { Letter, LetterText } from '../texts/mail-texts.ts';

/** One order: its facts, and a button that leads to it. */
export interface OneOrder extends Pick<Letter, 'rows' | 'action'> {
  readonly link: string;
}

/** An order in a list of several. */
export interface ListedOrder {
  readonly reference: string;
  readonly state: string;
  readonly link: string;
}

/** A letter with what stands around it, ready to be laid out. */
export interface WholeLetter extends LetterText {
  readonly language: Language;
  /** Of the letter's language first, each with its full stop. */
  readonly brands: readonly Brand[];
  /** Undefined in mails to the office, and in those that a stranger may have asked for. */
  readonly greeting: string | undefined;
  readonly matter: OneOrder | readonly ListedOrder[];
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
