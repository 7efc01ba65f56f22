import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { useRequestTexts } from '../request-texts.ts';
import { OfferOnPaper } from './offer-on-paper.tsx';
import { paperOffer } from './paper-offer.ts';
import { Parties } from './parties.tsx';
import { Sheet } from './sheet.tsx';
import { Signatures } from './signatures.tsx';

/** The printed quote: one page, unless its note is long. */
export function Quotation({ request }: { readonly request: ClientRequest }) {
  const { paper, states, moments } = useRequestTexts();
  const offer = paperOffer(request);
  if (offer === null) return null;
  const { reference } = request;
  const facts = [
    [paper.reference, reference],
    [paper.version, paper.replaces(offer.version)],
    [paper.date, moments.day(offer.at)],
    [paper.validUntil, moments.full(offer.validUntil)],
  ] as const;
  return (
    <Sheet
      reference={reference}
      version={states.version(offer.version)}
      title={paper.title}
      facts={facts}
    >
      <Parties request={request} />
      <OfferOnPaper request={request} offer={offer} />
      <Signatures request={request} offer={offer} />
    </Sheet>
  );
}
