import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** Whether a rule separates it from the section above. */
  readonly isRuled?: boolean;
  /** Id of its heading, when the heading is not its first element. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
}

/** A full-width part of a page with the page's side margins. */
export function Section({ children, isRuled = false, labelledBy, className }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={isRuled ? styles.ruled : undefined}>
      <div className={joinClasses(styles.inner, className)}>{children}</div>
    </section>
  );
}
