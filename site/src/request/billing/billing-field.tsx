import { type BillingFieldName, maxBillingField } from '@yiqiao/contract/record/billing';
import { type ReactNode, useId } from 'react';
import fieldStyles from '../../ui/field.module.css';
import { useRequestTexts } from '../request-texts.ts';

interface BillingFieldProps {
  readonly name: BillingFieldName;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** Below the field. */
  readonly children?: ReactNode;
}

const inputs: Partial<Record<BillingFieldName, { type?: string; autoComplete?: string }>> = {
  title: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

/** Only the title is required. */
export function BillingField({ name, value, onChange, onLeave, children }: BillingFieldProps) {
  const { billing: texts } = useRequestTexts();
  const fieldId = useId();
  const hintId = useId();
  const isRequired = name === 'title';
  return (
    <div>
      <label htmlFor={fieldId} className={fieldStyles.labelRow}>
        <span className={fieldStyles.label}>{texts.labels[name]}</span>
        {!isRequired && <span className={fieldStyles.optional}>{texts.optional}</span>}
      </label>
      <input
        id={fieldId}
        name={name}
        value={value}
        required={isRequired}
        maxLength={maxBillingField}
        aria-describedby={hintId}
        className={fieldStyles.input}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        {...inputs[name]}
      />
      <div id={hintId} className={fieldStyles.hint}>
        {children}
      </div>
    </div>
  );
}
