import type { ClientRequest } from '@yiqiao/contract/order/client-request';
import type { Offer } from '@yiqiao/contract/order/order';
import { WordMark } from '../../header/word-mark.tsx';
import { Stopped } from '../../ui/stops/stopped.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import { OfferOnPaper } from './offer-on-paper.tsx';
import { paperOffer } from './paper-offer.ts';
import { Parties } from './parties.tsx';
import styles from './quotation.module.css';
import { Signatures } from './signatures.tsx';

/** The quote as a company files it: one A4 page, for the printer alone. No key and no link is on it. */
export function Quotation({ request }: { readonly request: ClientRequest }) {
  const offer = paperOffer(request);
  if (offer === null) return null;
  return (
    <div className={styles.paper} aria-hidden="true">
      <i className={styles.tick} />
      <i className={styles.tick} />
      <i className={styles.tick} />
      <PaperHead request={request} offer={offer} />
      <Parties request={request} />
      <OfferOnPaper request={request} offer={offer} />
      <Signatures request={request} offer={offer} />
    </div>
  );
}

interface PaperProps {
  readonly request: ClientRequest;
  readonly offer: Offer;
}

function PaperHead({ request, offer }: PaperProps) {
  const { paper, states, moments } = useRequestTexts();
  const { reference, timeZone } = request;
  const facts = [
    [paper.reference, reference],
    [paper.version, paper.replaces(offer.version)],
    [paper.date, moments.day(toZonedMoment(offer.at, timeZone))],
    [paper.validUntil, moments.full(toZonedMoment(offer.validUntil, timeZone))],
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <WordMark className={styles.mark} />
        <span>
          <b>{reference}</b> {states.version(offer.version)}
        </span>
      </div>
      <p className={styles.title}>
        <Stopped text={paper.title} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
