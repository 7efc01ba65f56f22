import type { ReactNode } from 'react';
import { PhraseText } from '../texts/phrase-text.tsx';
import { Section } from '../ui/page/section.tsx';
import styles from './split-section.module.css';

interface SplitSectionProps {
  readonly heading: string;
  /** Shown below the heading, beside the content. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A ruled section: the heading in the first four columns, the content in the other eight. */
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
