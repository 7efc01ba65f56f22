import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { CountingTexts } from '../../content/en/quote/words/counting.ts';

const slideFormats: ReadonlySet<string> = new Set([
  'pptx',
  'pptm',
  'ppsx',
  'potx',
  'ppt',
  'odp',
  'otp',
  'fodp',
]);

/** By which rule the whole document was counted, and on how many pages, if that is known. */
export function describeRule({ format, pages }: Measurement, texts: CountingTexts): string {
  return texts.rule(pages, slideFormats.has(format));
}
