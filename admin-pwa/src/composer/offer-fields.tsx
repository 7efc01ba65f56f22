import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { type Currency, defaultCurrency } from '@yiqiao/contract/money/currency';
import { pricePerWordToDecimal } from '@yiqiao/contract/money/offer-price';
import { ratesOf } from '@yiqiao/contract/money/prices';
import { tenthsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { localZone } from '../clocks/zone-time.ts';
import { lengthText } from '../figures/count-words.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { ReplyField } from '../replies/field/reply-field.tsx';
import type { OfferFacts } from '../replies/reply-facts.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import { CurrencyField } from './currency-field.tsx';
import { DeliverWords } from './deliver-words.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { Field } from './field.tsx';
import { MomentField } from './moment-field.tsx';
import {
  countedWordsOf,
  type OfferFaults,
  type OfferField,
  readOfferDraft,
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
          <ReplyField
            quote={quote}
            offer={offerInDraft(draft, quote, now)}
            text={draft.note}
            onText={(note) => onChange({ note }, 'note')}
          >
            {(replies) => <textarea {...field} {...replies} rows={3} maxLength={textLimits.note} />}
          </ReplyField>
        )}
      </Field>
    </>
  );
}

/** What the note of an offer speaks of: the offer as far as it is written, never an earlier one. */
function offerInDraft(draft: OfferDraft, quote: QuoteSubmission, now: number): OfferFacts | null {
  const zone = localZone();
  const read = readOfferDraft({ ...draft, note: '' }, quote, { now, zone });
  if (!('terms' in read)) return null;
  return read.terms;
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
