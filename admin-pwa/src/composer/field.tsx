import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './field.module.css';

interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  label: string;
  hint: string;
  fault: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A field with its label above, and what is wrong with it below. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  const control = {
    id,
    className: styles.input,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-hint ${id}-fault`,
  };
  return (
    <div className={styles.group}>
      <p className={parts.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-hint`} className={parts.quiet}>
          {hint}
        </span>
      </p>
      {children(control)}
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  );
}

export function FieldFault({ id, fault }: { id?: string; fault: string | undefined }) {
  const { faults } = useTexts().order;
  return (
    <p id={id} role="alert" className={parts.fault}>
      {fault !== undefined && faults(fault)}
    </p>
  );
}
