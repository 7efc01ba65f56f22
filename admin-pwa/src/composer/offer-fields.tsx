import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { type Currency, defaultCurrency } from '@yiqiao/contract/money/currency';
import { pricePerWordToDecimal } from '@yiqiao/contract/money/offer-price';
import { centsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import { defaultDeliveryTimeline } from '@yiqiao/contract/money/services';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { cityOf, localZone } from '../clocks/zone-time.ts';
import { lengthText } from '../figures/count-words.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import parts from '../ui/parts.module.css';
import { CurrencyField } from './currency-field.tsx';
import { DeliverWords } from './deliver-words.tsx';
import { DocumentChoice } from './document-choice.tsx';
import styles from './field.module.css';
import { Field, FieldFault } from './field.tsx';
import {
  countedWordsOf,
  type OfferFaults,
  type OfferField,
  readMoment,
  readWords,
} from './offer-form.ts';
import { PriceField } from './price-field.tsx';

interface OfferFieldsProps {
  quote: QuoteSubmission;
  draft: OfferDraft;
  faults: OfferFaults;
  now: number;
  onChange: (parts: Partial<OfferDraft>, field: OfferField) => void;
}

/** The fields of an offer. */
export function OfferFields(props: OfferFieldsProps) {
  const { quote, draft, faults, now, onChange } = props;
  const { compose } = useTexts().order;
  const words = readWords(draft.words);
  const counted = countedWordsOf(quote, draft);
  const isOther = words !== null && words !== counted;
  const hasCount = counted > 0 && (isCounted(basisOf(quote)) || counted > quote.wordCount);
  return (
    <>
      <DocumentChoice quote={quote} draft={draft} onChange={(parts) => onChange(parts, 'words')} />
      <Field
        label={compose.words}
        hint={hasCount ? compose.counted(countedText(quote, counted)) : compose.notCounted}
        fault={faults.words}
      >
        {(field) => (
          <input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            value={draft.words}
            onChange={({ target }) => onChange({ words: target.value }, 'words')}
          />
        )}
      </Field>
      {isOther && <ReasonField {...props} hasCount={hasCount} />}
      <CurrencyField quote={quote} draft={draft} onChange={(parts) => onChange(parts, 'price')} />
      <PriceField {...props} rate={rateText(quote, draft.currency)} />
      <MomentField {...props} name="deliver" label={compose.deliver} />
      <DeliverWords
        quote={quote}
        draft={draft}
        now={now}
        onChange={(parts) => onChange(parts, 'deliver')}
      />
      <MomentField {...props} name="valid" label={compose.validUntil} />
      <Field label={compose.payBy} hint={compose.optional} fault={faults.pay}>
        {(field) => (
          <input
            {...field}
            type="date"
            name="pay"
            value={draft.payDay}
            onChange={({ target }) => onChange({ payDay: target.value }, 'pay')}
          />
        )}
      </Field>
      <Field label={compose.note} hint={compose.optional} fault={faults.note}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={textLimits.note}
            value={draft.note}
            onChange={({ target }) => onChange({ note: target.value }, 'note')}
          />
        )}
      </Field>
    </>
  );
}

function countedText(quote: QuoteSubmission, counted: number): string {
  return counted === quote.wordCount ? lengthText(quote) : texts().figures.words(counted);
}

/** Why the offer is about another number of words. */
function ReasonField(props: OfferFieldsProps & { hasCount: boolean }) {
  const { quote, draft, faults, hasCount, onChange } = props;
  const { compose } = useTexts().order;
  return (
    <Field
      label={
        hasCount ? compose.whyNot(formatCount(countedWordsOf(quote, draft))) : compose.whyWords
      }
      hint={compose.clientReads}
      fault={faults.reason}
    >
      {(field) => (
        <input
          {...field}
          maxLength={textLimits.reason}
          value={draft.reason}
          onChange={({ target }) => onChange({ reason: target.value }, 'reason')}
        />
      )}
    </Field>
  );
}

const momentFields = {
  deliver: { day: 'deliverDay', time: 'deliverTime' },
  valid: { day: 'validDay', time: 'validTime' },
} as const;

function MomentField(props: OfferFieldsProps & { name: 'deliver' | 'valid'; label: string }) {
  const { draft, faults, now, name, label, onChange } = props;
  const { compose } = useTexts().order;
  const { day, time } = momentFields[name];
  const fault = faults[name];
  const here = compose.here(cityOf(localZone()));
  const at = readMoment(draft[day], draft[time], localZone());
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <p className={parts.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {/* The fields write dates as the browser does, in its language: this is in the console's. */}
        <span className={parts.quiet}>
          {Number.isNaN(at) ? here : `${formatMoment(at, now)} ${here}`}
        </span>
      </p>
      <div className={styles.pair}>
        <input
          type="date"
          name={name}
          className={styles.input}
          aria-label={`${label}: ${compose.day}`}
          aria-invalid={fault !== undefined}
          value={draft[day]}
          onChange={({ target }) => onChange({ [day]: target.value }, name)}
        />
        <input
          type="time"
          name={name}
          className={styles.input}
          aria-label={`${label}: ${compose.time}`}
          aria-invalid={fault !== undefined}
          value={draft[time]}
          onChange={({ target }) => onChange({ [time]: target.value }, name)}
        />
      </div>
      <FieldFault fault={fault} />
    </fieldset>
  );
}

/** How the standard price comes about: "Professional $0.15 × Express 1.5". There is none in another currency. */
function rateText(quote: QuoteSubmission, currency: Currency): string {
  const { order, services } = texts();
  if (currency !== defaultCurrency) return order.compose.noRate;
  const { serviceType, deliveryTimeline } = quote;
  const price = pricePerWordToDecimal(centsPerWord(serviceType) * 10);
  const factor = timelinePercent(deliveryTimeline);
  const timeline =
    factor === 100 || deliveryTimeline === defaultDeliveryTimeline
      ? null
      : `${services.name(deliveryTimeline)} ${factor / 100}`;
  return order.compose.rate(services.short(serviceType), price, timeline);
}
