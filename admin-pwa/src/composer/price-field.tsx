import { useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import { FieldFault } from './field.tsx';
import styles from './offer-composer.module.css';
import type { OfferFieldsProps } from './offer-fields.tsx';

/** The price of a word, or of it all. */
export function PriceField({ draft, faults, rate, onChange }: OfferFieldsProps & { rate: string }) {
  const { compose } = useTexts().order;
  const id = useId();
  const isFixed = draft.priceKind === 'fixed';
  const kinds = [
    { kind: 'per-word', label: compose.perWord },
    { kind: 'fixed', label: compose.fixed },
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{compose.price}</legend>
      <div className={styles.kinds}>
        {kinds.map(({ kind, label }) => (
          <label key={kind} className={styles.kind} data-chosen={draft.priceKind === kind}>
            <input
              type="radio"
              name={id}
              checked={draft.priceKind === kind}
              onChange={() => onChange({ priceKind: kind }, 'price')}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.price} data-invalid={faults.price !== undefined}>
        <span aria-hidden="true">$</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={isFixed ? compose.dollars : compose.dollarsPerWord}
          aria-invalid={faults.price !== undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          value={isFixed ? draft.fixedPrice : draft.pricePerWord}
          onChange={({ target }) =>
            onChange(
              isFixed ? { fixedPrice: target.value } : { pricePerWord: target.value },
              'price',
            )
          }
        />
      </div>
      <p id={`${id}-hint`} className={styles.quiet}>
        {rate}
      </p>
      <FieldFault id={`${id}-fault`} fault={faults.price} />
    </fieldset>
  );
}
