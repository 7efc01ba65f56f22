import type { Offer } from '@yiqiao/contract/record/order';
import type { PaperTexts } from '../../content/en/request/paper.ts';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { DocumentsOnPaper } from './documents-on-paper.tsx';
import { OfferOnPaper } from './offer-on-paper.tsx';
import { Parties } from './parties.tsx';
import { Sheet } from './sheet.tsx';
import { Signatures } from './signatures.tsx';

/** The printed quote: one page, unless its note is long. */
export function Quotation({ offer }: { readonly offer: Offer | null }) {
  const { request } = useRequestState();
  const { paper, states, moments } = useRequestTexts();
  if (offer === null) return null;
  const { reference } = request;
  const facts = [
    [paper.reference, reference],
    [paper.version, describeVersion(offer, paper)],
    [paper.date, moments.day(offer.at)],
    [paper.validUntil, moments.full(offer.validUntil)],
  ] as const;
  return (
    <Sheet
      reference={reference}
      version={states.version(offer.version)}
      title={offer.amends === undefined ? paper.title : paper.amendment}
      facts={facts}
    >
      <Parties addressee={offer.addressee} />
      <DocumentsOnPaper offer={offer} />
      <OfferOnPaper offer={offer} />
      <Signatures offer={offer} />
    </Sheet>
  );
}

function describeVersion({ version, amends }: Offer, { replaces, changes }: PaperTexts): string {
  return amends === undefined ? replaces(version) : changes(version, amends);
}
