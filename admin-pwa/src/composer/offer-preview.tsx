import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { droppedLines } from '@yiqiao/contract/life/compare-offers';
import {
  acceptedOffer,
  findOpenOffer,
  latestOffer,
  offerThatHolds,
} from '@yiqiao/contract/life/life-state';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { centsToDecimal, decimalToCents } from '@yiqiao/contract/money/money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { localZone } from '../clocks/zone-time.ts';
import { amountText } from '../figures/amount-text.ts';
import { moneyText } from '../figures/money-text.ts';
import { clientMoment } from '../figures/offer-text.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { ChangeList } from '../order/amendment/change-list.tsx';
import { type ComparedTerms, dayText } from '../order/amendment/offer-changes.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { countedWordsOf, draftPrice, readMoment, readWords } from './offer-form.ts';
import styles from './offer-preview.module.css';
import { OfferTotal } from './offer-total.tsx';

interface OfferPreviewProps {
  quote: QuoteSubmission;
  draft: OfferDraft;
  version: number;
  now: number;
}

/** What the client will read, and the versions before it. */
export function OfferPreview(props: OfferPreviewProps) {
  const { quote, draft } = props;
  const { order } = useTexts();
  const compared = comparedText(quote, draft);
  const accepted = acceptedOffer(quote);
  return (
    <aside className={styles.preview}>
      <div className={styles.band}>
        <OfferTotal draft={draft} look="preview" />
        <p className={styles.compared}>{compared}</p>
      </div>
      <div className={styles.body}>
        {accepted && (
          <>
            <h3 className={styles.title}>{order.amend.changes(accepted.version)}</h3>
            <ChangeList accepted={accepted} terms={termsOf(draft)} now={props.now} />
            <p className={styles.holds}>{order.amend.holds(accepted.version)}</p>
          </>
        )}
        <h3 className={styles.title}>{order.compose.preview}</h3>
        <ClientReads {...props} />
        <h3 className={styles.title}>{order.quote.versions}</h3>
        <VersionList {...props} />
      </div>
    </aside>
  );
}

function ClientReads({ quote, draft, version, now }: OfferPreviewProps) {
  const { figures, order, services } = useTexts();
  const { compose } = order;
  const words = readWords(draft.words);
  const isOther = words !== null && words !== countedWordsOf(quote, draft);
  return (
    <>
      <div className={styles.part}>
        <p className={parts.quiet}>
          {compose.quote(version, services.short(quote.translationDirection))}
        </p>
        <p>{words === null ? '—' : figures.words(words)}</p>
        {isOther && draft.reason && (
          <p className={parts.quiet}>
            <HanText>{draft.reason}</HanText>
          </p>
        )}
      </div>
      <div className={styles.part}>
        <p className={parts.quiet}>{compose.deliveredBy}</p>
        <p>{momentThere(draft.deliverDay, draft.deliverTime, quote, now)}</p>
      </div>
      <div className={styles.part}>
        <p className={parts.quiet}>{compose.validUntil}</p>
        <p>{momentThere(draft.validDay, draft.validTime, quote, now)}</p>
      </div>
      {draft.payDay && (
        <div className={styles.part}>
          <p className={parts.quiet}>{compose.paidBy}</p>
          <p>{dayText(draft.payDay, now)}</p>
        </div>
      )}
      {draft.note && (
        <div className={`${styles.part} ${styles.note}`}>
          <HanText>{draft.note}</HanText>
        </div>
      )}
      <Dropped quote={quote} draft={draft} />
    </>
  );
}

/** The terms of a draft as far as they can be read. */
function termsOf(draft: OfferDraft): ComparedTerms {
  const words = readWords(draft.words);
  const price = draftPrice(draft);
  const deliverBy = readMoment(draft.deliverDay, draft.deliverTime, localZone());
  return {
    ...(words !== null && { wordCount: words }),
    ...(price !== null && { total: price.total, currency: draft.currency }),
    ...(!Number.isNaN(deliverBy) && { deliverBy: new Date(deliverBy).toISOString() }),
    ...(draft.payDay && { payBy: draft.payDay }),
    note: draft.note,
  };
}

/** Lines of the last version’s note that this one leaves out; what was accepted is compared in whole. */
function Dropped({ quote, draft }: Pick<OfferPreviewProps, 'quote' | 'draft'>) {
  const { compose } = useTexts().order;
  const before = latestOffer(quote);
  const isCompared = before?.version === quote.acceptance?.version;
  const dropped = before === null || isCompared ? [] : droppedLines(before, draft);
  if (before === null || dropped.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={parts.fault}>{compose.dropped(before.version)}</p>
      <ul>
        {dropped.map((line) => (
          <li key={line} className={styles.dropped}>
            <HanText>{line}</HanText>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the client's time, if their zone is known. */
function momentThere(day: string, time: string, quote: QuoteSubmission, now: number): string {
  const at = readMoment(day, time, localZone());
  if (Number.isNaN(at)) return '—';
  const there = clientMoment(at, quote, now);
  return there === null ? formatMoment(at, now) : `${there.moment}, ${there.city}`;
}

function VersionList({ quote, draft, version, now }: OfferPreviewProps) {
  const { figures, order } = useTexts();
  const { compose } = order;
  const price = draftPrice(draft);
  const { offers = [], acceptance } = quote;
  const open = findOpenOffer(quote, now);
  return (
    <ol>
      <Version
        name={compose.thisOne(version)}
        amount={price === null ? '—' : moneyText(price.total, draft.currency)}
        isNow
      >
        {compose.keptUntilSent}
      </Version>
      {[...offers].reverse().map((offer) => (
        <Version
          key={offer.version}
          name={compose.version(offer.version)}
          amount={moneyText(offer.total, offer.currency)}
        >
          {figures.list([
            order.quote.sentAt(formatMoment(offer.at, now)),
            ...(offer.version === open?.version ? [compose.ends(version)] : []),
            ...(offer.version === acceptance?.version ? [order.amend.holdsUntil(version)] : []),
          ])}
        </Version>
      ))}
      <Version name={compose.estimate} amount={amountText(quote)}>
        {formatMoment(quote.createdAt, now)}
      </Version>
    </ol>
  );
}

function Version(props: {
  name: string;
  amount: string;
  isNow?: boolean;
  children: React.ReactNode;
}) {
  const { name, amount, isNow = false, children } = props;
  return (
    <li className={styles.part}>
      <p className={styles.version} data-now={isNow}>
        <span>{name}</span>
        <span>{amount}</span>
      </p>
      <p className={parts.quiet}>{children}</p>
    </li>
  );
}

/** The difference from the price that holds, or else the client knows; empty where there is none in this currency. */
function comparedText(quote: QuoteSubmission, draft: OfferDraft): string {
  const { compose } = texts().order;
  const price = draftPrice(draft);
  const before = offerThatHolds(quote);
  const { currency } = draft;
  if ((before?.currency ?? defaultCurrency) !== currency) return '';
  const known = before?.total ?? (isCounted(basisOf(quote)) ? quote.estimatedCost : '');
  if (price === null || !/^\d+\.\d{2}$/.test(known)) return '';
  const cents = decimalToCents(price.total) - decimalToCents(known);
  const amount = moneyText(centsToDecimal(Math.abs(cents)), currency);
  if (before === null) {
    if (cents === 0) return '';
    return cents > 0 ? compose.moreThanEstimate(amount) : compose.lessThanEstimate(amount);
  }
  if (cents === 0) return compose.same(before.version);
  return cents > 0 ? compose.more(amount, before.version) : compose.less(amount, before.version);
}
