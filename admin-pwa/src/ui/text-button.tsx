import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A button that reads as part of the text beside it. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={`${styles.textButton} ${className}`} />;
}
