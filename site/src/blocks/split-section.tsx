import type { ReactNode } from 'react';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Section } from '../ui/page/section.tsx';
import styles from './split-section.module.css';

interface SplitSectionProps {
  readonly heading: string;
  /** What stands under the heading, beside the matter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A ruled part of a page: its heading in the first four columns, the matter in the other eight. */
export function SplitSection({ heading, aside, children }: SplitSectionProps) {
  return (
    <Section isRuled className={styles.split}>
      <div className={styles.heading}>
        <h2>
          <PhraseText text={heading} />
        </h2>
        {aside}
      </div>
      <div className={styles.matter}>{children}</div>
    </Section>
  );
}
