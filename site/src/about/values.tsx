import { useId } from 'react';
import { PhraseText } from '../blocks/phrase-text.tsx';
import { values, valuesTitle } from '../content/about.ts';
import { Section } from '../ui/page/section.tsx';
import styles from './values.module.css';

export function Values() {
  const headingId = useId();
  return (
    <Section isRuled labelledBy={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        {valuesTitle}
      </h2>
      <ul className={styles.list}>
        {values.map(({ name, chinese, text }) => (
          <li key={name} className={styles.value}>
            <h3>{name}</h3>
            <p lang={chinese.lang} className={styles.chinese}>
              {chinese.text}
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
