import { type Currency, currencies } from '@yiqiao/contract/money/currency';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId } from 'react';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './field.module.css';
import { agreedCurrency, switchCurrency } from './offer-form.ts';

interface CurrencyFieldProps {
  quote: QuoteSubmission;
  draft: OfferDraft;
  onChange: (parts: Partial<OfferDraft>) => void;
}

/** The currency of the price; once one was agreed, it is shown and stays. */
export function CurrencyField({ quote, draft, onChange }: CurrencyFieldProps) {
  const { compose } = useTexts().order;
  const id = useId();
  const isAgreed = agreedCurrency(quote) !== null;
  const choose = (currency: Currency) => onChange(switchCurrency(quote, currency));
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className="visually-hidden">{compose.currency}</legend>
      <p className={parts.head}>
        <span className={styles.label} aria-hidden="true">
          {compose.currency}
        </span>
        <span id={`${id}-hint`} className={parts.quiet}>
          {isAgreed ? compose.currencyAgreed : compose.notConverted}
        </span>
      </p>
      <div className={styles.kinds} data-whole="true">
        {currencies.map((currency) => (
          <label
            key={currency}
            className={styles.kind}
            data-chosen={draft.currency === currency}
            data-off={isAgreed && draft.currency !== currency}
          >
            <input
              type="radio"
              name={id}
              checked={draft.currency === currency}
              disabled={isAgreed && draft.currency !== currency}
              onChange={() => choose(currency)}
            />
            {compose.currencies[currency]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
