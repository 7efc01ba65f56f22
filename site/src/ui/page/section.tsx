import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** `surface` is a separate band between two rules; the default stands on the page's ground. */
  readonly ground?: 'page' | 'surface';
  /** Whether a rule separates it from what stands above. */
  readonly isRuled?: boolean;
  /** Id of its heading, when the heading is not its first element. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
}

/** A full-width part of a page with the page's side margins. */
export function Section(props: SectionProps) {
  const { children, ground = 'page', isRuled = false, labelledBy, className } = props;
  return (
    <section
      aria-labelledby={labelledBy}
      className={joinClasses(styles.section, styles[ground], isRuled && styles.ruled)}
    >
      <div className={joinClasses(styles.inner, className)}>{children}</div>
    </section>
  );
}
