import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { type Currency, defaultCurrency } from '@yiqiao/contract/money/currency';
import { pricePerWordToDecimal } from '@yiqiao/contract/money/offer-price';
import { ratesOf } from '@yiqiao/contract/money/prices';
import { tenthsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { lengthText } from '../figures/count-words.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import { CurrencyField } from './currency-field.tsx';
import { DeliverWords } from './deliver-words.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { Field } from './field.tsx';
import { MomentField } from './moment-field.tsx';
import { countedWordsOf, type OfferFaults, type OfferField, readWords } from './offer-form.ts';
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
      <OfferMoment {...props} name="deliver" label={compose.deliver} />
      <DeliverWords
        quote={quote}
        draft={draft}
        now={now}
        onChange={(parts) => onChange(parts, 'deliver')}
      />
      <OfferMoment {...props} name="valid" label={compose.validUntil} />
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

function OfferMoment(props: OfferFieldsProps & { name: 'deliver' | 'valid'; label: string }) {
  const { draft, faults, name, onChange } = props;
  const { day, time } = momentFields[name];
  return (
    <MomentField
      {...props}
      day={draft[day]}
      time={draft[time]}
      fault={faults[name]}
      onDay={(value) => onChange({ [day]: value }, name)}
      onTime={(value) => onChange({ [time]: value }, name)}
    />
  );
}

/** How the standard price comes about: "Professional $0.15 × Express 1.5". There is none in another currency. */
function rateText(quote: QuoteSubmission, currency: Currency): string {
  const { order, services } = texts();
  if (currency !== defaultCurrency) return order.compose.noRate;
  const { serviceType, deliveryTimeline } = quote;
  const price = pricePerWordToDecimal(tenthsPerWord(serviceType, ratesOf(quote)));
  const factor = timelinePercent(deliveryTimeline, ratesOf(quote));
  const timeline = factor === 100 ? null : `${services.name(deliveryTimeline)} ${factor / 100}`;
  return order.compose.rate(services.short(serviceType), price, timeline);
}
