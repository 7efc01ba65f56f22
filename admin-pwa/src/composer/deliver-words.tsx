import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { deadlineHere } from '../clocks/deadline-words.ts';
import { formatSpan, formatWall } from '../clocks/format-time.ts';
import { localZone } from '../clocks/zone-time.ts';
import { clientMoment } from '../figures/offer-text.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './deliver-words.module.css';
import { readMoment, wallText } from './offer-form.ts';
import { askedMoment, daysLater } from './proposed-moments.ts';

const minuteMs = 60_000;

interface DeliverWordsProps {
  quote: QuoteSubmission;
  draft: OfferDraft;
  now: number;
  onChange: (parts: Partial<OfferDraft>) => void;
}

/** The delivery in the client's time, and how it compares with the deadline they asked for. */
export function DeliverWords({ quote, draft, now, onChange }: DeliverWordsProps) {
  const { clocks, order } = useTexts();
  const { compose } = order;
  const at = readMoment(draft.deliverDay, draft.deliverTime, localZone());
  const there = clientMoment(at, quote, now);
  const deadline = clientDeadlineOf(quote);
  const isMoment = deadline.kind === 'moment';
  // In the same zone as the delivery in front of it.
  const asked =
    isMoment && there !== null
      ? formatWall(deadline.wall, deadline.hasTime, now)
      : deadlineHere(deadline, now);
  const spareMs = isMoment && !Number.isNaN(at) ? deadline.at - at : null;
  const zone = localZone();
  const fromAsked = askedMoment(quote);
  const choose = (moment: number) => {
    const { day, time } = wallText(moment, zone);
    onChange({ deliverDay: day, deliverTime: time });
  };
  return (
    <>
      <p className={styles.deliver}>
        <strong>
          {there === null ? clocks.zoneUnknown : compose.forClient(there.moment, there.city)}
        </strong>{' '}
        {asked !== null && compose.askedFor(asked)}{' '}
        {spareMs !== null && spareMs >= minuteMs && compose.toSpare(formatSpan(spareMs))}
        {spareMs !== null && spareMs < 0 && (
          <span className={parts.fault}>{compose.tooLate(formatSpan(-spareMs))}</span>
        )}
      </p>
      <p className={styles.choices}>
        {fromAsked !== null && fromAsked > now && (
          <TextButton onClick={() => choose(fromAsked)}>{compose.asAsked}</TextButton>
        )}
        {!Number.isNaN(at) &&
          [1, 3].map((days) => (
            <TextButton key={days} onClick={() => choose(daysLater(at, days, quote, zone))}>
              {compose.later(days)}
            </TextButton>
          ))}
      </p>
    </>
  );
}
