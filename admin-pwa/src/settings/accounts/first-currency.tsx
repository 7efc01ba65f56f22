import { type Currency, currencies } from '@yiqiao/contract/money/currency';
import { useId } from 'react';
import fields from '../../composer/field.module.css';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import styles from './accounts.module.css';

interface FirstCurrencyProps {
  chosen: Currency;
  onChoose: (currency: Currency) => void;
}

/** The currency that a new quote is in unless another is chosen. */
export function FirstCurrency({ chosen, onChoose }: FirstCurrencyProps) {
  const { accounts } = useTexts().settings;
  const id = useId();
  return (
    <fieldset className={fields.group}>
      <legend className="visually-hidden">{accounts.quotesBeginWith}</legend>
      <div className={`${fields.kinds} ${styles.currencies}`} data-whole="true">
        {currencies.map((currency) => (
          <label key={currency} className={fields.kind} data-chosen={currency === chosen}>
            <input
              type="radio"
              name={id}
              checked={currency === chosen}
              onChange={() => onChoose(currency)}
            />
            <span className={styles.first}>
              {accounts.currencies[currency]}
              {currency === chosen && (
                <span className={parts.quiet}>{accounts.quotesBeginWithIt}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
