import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The main action of a screen ends in a full stop. */
  isPrimary?: boolean;
};

export function Button({ isPrimary = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${isPrimary ? styles.primary : ''} ${className}`}
    >
      {children}
      {isPrimary && <i className={styles.stop} aria-hidden="true" />}
    </button>
  );
}
