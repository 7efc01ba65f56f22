import styles from './chevron.module.css';
import { joinClasses } from './class-names.ts';

/** Marks a button that opens something; points up while it is open. */
export function Chevron({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={joinClasses(styles.chevron, className)}
      viewBox="0 0 12 8"
      fill="none"
      stroke="currentColor"
    >
      <path d="M1 1.5 6 6.5 11 1.5" />
    </svg>
  );
}
