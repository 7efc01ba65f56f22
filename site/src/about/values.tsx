import { useId } from 'react';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { about } from '../content/en/about.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './values.module.css';

export function Values() {
  const headingId = useId();
  return (
    <Section isRuled labelledBy={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        {about.valuesTitle}
      </h2>
      <ul className={styles.list}>
        {about.values.map(({ name, companion, text }) => (
          <li key={name} className={styles.value}>
            <h3>{name}</h3>
            <p lang={companion.lang} className={styles.chinese}>
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
