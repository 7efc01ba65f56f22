import type { OfferLine } from '@yiqiao/contract/client-page/offer-lines';
import type { PartTexts } from '../../content/en/quote/parts.ts';
import { nameRow } from '../../quote/parts/describe-parts.ts';

/** What a line of a quote is about: a part of the document, or an added document by its name. */
export function nameLine({ part, fileName = '' }: OfferLine, texts: PartTexts): string {
  return part === 'source' ? fileName : nameRow(part, texts);
}
