import type { PackageTexts as Texts } from '../../content/en/quote/package.ts';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { createRequired } from '../../required-context.ts';

export type PackageTexts = Texts;

/** What the desk says of any document. */
export type DeskTexts = QuoteTexts;

/** What is said of several files, in the language of the page. */
export const [PackageTextsContext, usePackageTexts] =
  createRequired<PackageTexts>('texts of the package');
