import { type ReactNode, useId } from 'react';
import parts from './parts.module.css';

export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export interface FieldProps {
  label: string;
  hint: string;
  /** The code of what is wrong with it. */
  fault: string | undefined;
  /** What its value means, in place of a fault. */
  below?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** The fault in words. */
  describe: (fault: string) => string;
  /** Of its form. */
  styles: Readonly<Partial<Record<'group' | 'label' | 'input', string>>>;
}

/** A field with its label above, and what is to be said of it below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, fault, below, describe, styles, children } = props;
  const id = useId();
  const control = {
    id,
    className: styles.input,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-hint ${id}-below ${id}-fault`,
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
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {fault !== undefined && describe(fault)}
      </p>
      {below !== undefined && fault === undefined && (
        <p id={`${id}-below`} className={parts.quiet}>
          {below}
        </p>
      )}
    </div>
  );
}
