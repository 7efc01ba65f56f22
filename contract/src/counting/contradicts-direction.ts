import type { TranslationDirection } from '../money/services.ts';
import type { Measurement } from './measurement.ts';

/** Above this share of one language, a text is hardly written in the other. */
const mostly = 0.8;

/** A line or two in one language says little about the rest. */
const fewestWords = 20;

/** More Kana than this is Japanese. */
const muchKana = 0.3;

/** The opposite direction. */
const opposites: Readonly<Partial<Record<string, TranslationDirection>>> = {
  'Chinese to English Translation': 'English to Chinese Translation',
  'English to Chinese Translation': 'Chinese to English Translation',
};

export interface Contradiction {
  /** What the document is written in. */
  readonly language: 'Chinese' | 'English';
  /** The direction that fits it. */
  readonly direction: TranslationDirection;
}

/**
 * Whether a document is written in the language that it is to be translated into. Numbers and signs belong
 * to no language; a text in a third one contradicts nothing here.
 * @param report of any release, `null` where nothing was measured.
 */
export function contradictsDirection(
  report: Pick<Measurement, 'exactness' | 'counts'> | null,
  direction: string,
): Contradiction | null {
  const other = opposites[direction];
  if (report === null || report.exactness === 'uncountable' || other === undefined) return null;
  const { asianCharacters, otherWords, scripts = {} } = report.counts;
  const { kana = 0, signs = 0, ...letters } = scripts;
  const foreign = Object.values(letters).reduce((sum, words) => sum + words, 0);
  const english = otherWords - signs - foreign;
  const chinese = kana < asianCharacters * muchKana ? asianCharacters : 0;
  const all = asianCharacters + otherWords - signs;
  if (all < fewestWords) return null;
  const isToEnglish = direction === 'Chinese to English Translation';
  if ((isToEnglish ? english : chinese) < all * mostly) return null;
  return { language: isToEnglish ? 'English' : 'Chinese', direction: other };
}
