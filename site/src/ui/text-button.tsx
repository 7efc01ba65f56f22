import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button within a sentence or a row: underlined words. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className={styles.button} {...props} />;
}
