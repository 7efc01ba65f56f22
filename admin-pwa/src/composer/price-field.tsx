import { currencySymbol } from '@yiqiao/contract/money/currency';
import { useId } from 'react';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './field.module.css';
import { FieldFault } from './field.tsx';
import type { OfferFaults, OfferField } from './offer-form.ts';

interface PriceFieldProps {
  draft: OfferDraft;
  faults: OfferFaults;
  rate: string;
  onChange: (parts: Partial<OfferDraft>, field: OfferField) => void;
}

/** The price per word, or a fixed one. */
export function PriceField({ draft, faults, rate, onChange }: PriceFieldProps) {
  const { compose } = useTexts().order;
  const id = useId();
  const isFixed = draft.priceKind === 'fixed';
  const names = compose.prices[draft.currency];
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
        <span aria-hidden="true">{currencySymbol(draft.currency)}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={isFixed ? names.total : names.perWord}
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
      <p id={`${id}-hint`} className={parts.quiet}>
        {rate}
      </p>
      <FieldFault id={`${id}-fault`} fault={faults.price} />
    </fieldset>
  );
}
