import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { OfferOnPaper } from './offer-on-paper.tsx';
import { paperOffer } from './paper-offer.ts';
import { Parties } from './parties.tsx';
import { Sheet } from './sheet.tsx';
import { Signatures } from './signatures.tsx';

/** The printed quote: one page, unless its note is long. */
export function Quotation() {
  const { request } = useRequestState();
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
      <Parties />
      <OfferOnPaper offer={offer} />
      <Signatures offer={offer} />
    </Sheet>
  );
}
