import { useId } from 'react';
import split from '../blocks/split-section.module.css';
import type { Value } from '../content/company-portrait.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { joinClasses } from '../ui/class-names.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './values.module.css';

interface ValuesProps {
  readonly title: string;
  readonly values: readonly Value[];
}

export function Values({ title, values }: ValuesProps) {
  const headingId = useId();
  return (
    <Section isRuled labelledBy={headingId} className={joinClasses(split.split, styles.section)}>
      <h2 id={headingId} className={split.heading}>
        <PhraseText text={title} />
      </h2>
      <ul className={joinClasses(split.matter, styles.list)}>
        {values.map(({ name, companion, text }) => (
          <li key={name} className={styles.value}>
            <h3>{name}</h3>
            <p lang={companion.lang} className={styles.companion}>
              {companion.text}
            </p>
            <p className={styles.text}>
              <PhraseText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
