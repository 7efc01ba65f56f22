import { type ReactNode, useId } from 'react';
import type { Quoted } from '../../content/phrase.ts';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { Section } from './section.tsx';
import styles from './statement.module.css';

interface StatementProps {
  readonly title: string;
  readonly companion: Quoted;
  readonly children: ReactNode;
  readonly isRuled?: boolean;
}

/** A section of one or two sentences in large type, with a small heading on the left. */
export function Statement({ title, companion, children, isRuled = false }: StatementProps) {
  const headingId = useId();
  return (
    <Section isRuled={isRuled} labelledBy={headingId} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={headingId} className={styles.title}>
          <PhraseText text={title} />
        </h2>
        <p lang={companion.lang} className={styles.companion}>
          {companion.text}
        </p>
      </div>
      <p className={styles.statement}>{children}</p>
    </Section>
  );
}
