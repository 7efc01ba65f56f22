import { compareOffers } from '@yiqiao/contract/life/compare-offers';
import { isDeclined, isExpired, offerThatHolds } from '@yiqiao/contract/life/life-state';
import type { Offer } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { clientMoment, priceText } from '../figures/offer-text.ts';
import { isOfferEntry, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { texts, useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { dayText } from './amendment/offer-changes.ts';
import styles from './current-offer.module.css';

/** The offer that counts, what it says and what it replaces. */
export function CurrentOffer({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { order } = useTexts();
  const offer = offerThatHolds(quote);
  if (offer === null) return null;
  // That it was accepted is on the life line.
  const state = quote.acceptance === undefined ? stateText(quote, offer, now) : null;
  const summary = [moneyText(offer.total, offer.currency), priceText(offer), state].filter(
    (text) => text !== null,
  );
  return (
    <ClosedLine title={order.quote.title(offer.version)} summary={texts().figures.list(summary)}>
      <OfferFacts quote={quote} offer={offer} now={now} />
      <Versions quote={quote} now={now} />
    </ClosedLine>
  );
}

interface QueuedOffersProps {
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** Offers that the server does not have yet. */
export function QueuedOffers({ queued, now, isOffline }: QueuedOffersProps) {
  const { order } = useTexts();
  return queued.filter(isOfferEntry).map((entry) => (
    <section key={entry.seq} className={styles.queued}>
      <h3 className={styles.title}>{order.quote.queuedTitle}</h3>
      <QueuedChange entry={entry} now={now} isOffline={isOffline} />
    </section>
  ));
}

interface OfferProps {
  quote: QuoteSubmission;
  offer: Offer;
  now: number;
}

function OfferFacts({ quote, offer, now }: OfferProps) {
  const { order } = useTexts();
  const { quote: words } = order;
  const { offers = [] } = quote;
  const before = findReplaced(offers, offer);
  return (
    <>
      <p className={parts.quiet}>
        <HanText>
          {[words.sentAt(formatMoment(offer.at, now)), offer.reason].filter(Boolean).join('. ')}
        </HanText>
      </p>
      <dl className={styles.facts}>
        <Fact label={words.deliverBy}>
          <Moment at={offer.deliverBy} quote={quote} now={now} />
        </Fact>
        <Fact label={words.validUntil}>
          <Moment at={offer.validUntil} quote={quote} now={now} />
        </Fact>
        {offer.payBy !== undefined && (
          <Fact label={order.compose.payBy}>
            <time dateTime={offer.payBy}>{dayText(offer.payBy, now)}</time>
          </Fact>
        )}
        {before && (
          <Fact label={words.replaces}>
            <s>{words.replaced(before.version, moneyText(before.total, before.currency))}</s>
            <p className={`${parts.quiet} ${styles.note}`}>{formatMoment(before.at, now)}</p>
          </Fact>
        )}
      </dl>
      {offer.note !== undefined && (
        <div className={styles.words}>
          <p className={parts.quiet}>{words.note}</p>
          <p>
            <HanText>{offer.note}</HanText>
          </p>
        </div>
      )}
    </>
  );
}

/** The version that an offer was made in place of; of an amendment, the one that was accepted. */
function findReplaced(offers: readonly Offer[], { version, amends }: Offer): Offer | undefined {
  return offers.find((it) => it.version === (amends ?? version - 1));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={parts.quiet}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Moment({ at, quote, now }: { at: string; quote: QuoteSubmission; now: number }) {
  const { order } = useTexts();
  const there = clientMoment(Date.parse(at), quote, now);
  return (
    <>
      <time dateTime={at}>{formatMoment(at, now)}</time>
      {there && (
        <p className={`${parts.quiet} ${styles.note}`}>
          {order.quote.client(there.city, there.moment)}
        </p>
      )}
    </>
  );
}

/** What has become of an offer; `null` while it is open. */
function stateText(quote: QuoteSubmission, offer: Offer, now: number): string | null {
  const { acceptance, refusals = [] } = quote;
  const words = texts().order.quote;
  if (acceptance?.version === offer.version) {
    return words.acceptedBy(acceptance.name, formatMoment(acceptance.at, now));
  }
  if (isDeclined(quote, offer.version)) {
    const { at = '', reason } = refusals.find(({ version }) => version === offer.version) ?? {};
    return [words.declined(formatMoment(at, now)), reason].filter(Boolean).join(': ');
  }
  return isExpired(offer, now) ? words.expired : null;
}

/** Every version and what the next one changed; one alone needs no list. */
function Versions({ quote: { offers = [] }, now }: Pick<OfferProps, 'quote' | 'now'>) {
  const { order } = useTexts();
  if (offers.length < 2) return null;
  const { quote: words } = order;
  const line = `${parts.quiet} ${styles.line}`;
  return (
    <div>
      <h4 className={styles.versionsTitle}>{words.versions}</h4>
      <ol>
        {[...offers].reverse().map((offer) => {
          const before = findReplaced(offers, offer);
          return (
            <li key={offer.version} className={styles.version}>
              <span className={styles.which}>
                {offer.amends === undefined
                  ? words.version(offer.version)
                  : order.amend.title(offer.version)}
              </span>
              <span className={styles.amount}>{moneyText(offer.total, offer.currency)}</span>
              <span className={line}>{formatMoment(offer.at, now)}</span>
              {before && <span className={line}>{changedText(before, offer)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function changedText(before: Offer, after: Offer): string {
  const { figures, order } = texts();
  const names = compareOffers(before, after).map((field) => order.quote.fields[field]);
  return names.length === 0 ? '' : order.quote.changed(before.version, figures.list(names));
}
