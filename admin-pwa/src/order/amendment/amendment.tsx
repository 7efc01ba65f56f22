import {
  acceptedOffer,
  findDeclinedAmendment,
  findOpenOffer,
  isExpired,
  latestOffer,
} from '@yiqiao/contract/life/life-state';
import type { Offer } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId } from 'react';
import { formatMoment } from '../../clocks/format-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import { AsideButton } from '../../outbox-view/aside-button.tsx';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './amendment.module.css';
import { ChangeList } from './change-list.tsx';

interface AmendmentProps {
  quote: QuoteSubmission;
  now: number;
  isOffline: boolean;
}

/** The version that was sent after another was accepted: open beside it, or what has become of it. */
export function Amendment({ quote, now, isOffline }: AmendmentProps) {
  const { amend } = useTexts().order;
  const titleId = useId();
  const accepted = acceptedOffer(quote);
  const latest = latestOffer(quote);
  if (accepted === null || latest === null || latest.version <= accepted.version) return null;
  if (findOpenOffer(quote, now) === null) {
    const reason = refusalOf(quote, latest)?.reason;
    const unseen = findDeclinedAmendment(quote);
    return (
      <div className={styles.ended}>
        <p>{endText(quote, latest, accepted.version, now)}</p>
        {reason !== undefined && (
          <p className={parts.quiet}>
            <HanText>{reason}</HanText>
          </p>
        )}
        {unseen !== null && (
          <AsideButton
            quote={quote}
            aside={{ command: 'settle', request: { what: 'refusal', about: `${unseen.version}` } }}
            isOffline={isOffline}
          />
        )}
      </div>
    );
  }
  return (
    <section className={styles.open} aria-labelledby={titleId}>
      <div className={parts.head}>
        <h3 id={titleId} className={styles.title}>
          {amend.title(latest.version)}
        </h3>
        <span className={styles.total}>{moneyText(latest.total, latest.currency)}</span>
      </div>
      <p className={styles.waiting}>
        {amend.waiting(formatMoment(latest.validUntil, now), accepted.version)}
      </p>
      <h4 className="visually-hidden">{amend.changes(accepted.version)}</h4>
      <ChangeList accepted={accepted} terms={latest} now={now} />
    </section>
  );
}

function refusalOf({ refusals = [] }: QuoteSubmission, { version }: Offer) {
  return refusals.find((refusal) => refusal.version === version);
}

/** How an amendment ended without being accepted, and what holds. */
function endText(quote: QuoteSubmission, latest: Offer, accepted: number, now: number): string {
  const { amend } = texts().order;
  const { version, validUntil } = latest;
  const refusal = refusalOf(quote, latest);
  if (refusal !== undefined)
    return amend.declined(version, formatMoment(refusal.at, now), accepted);
  return isExpired(latest, now)
    ? amend.expired(version, formatMoment(validUntil, now), accepted)
    : amend.closed(version, accepted);
}
