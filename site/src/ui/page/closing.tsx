import { Link } from 'react-router-dom';
import type { ClosingTexts } from '../../content/closing-texts.ts';
import { PhraseText } from '../../texts/phrase-text.tsx';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import styles from './closing.module.css';

/** The end of a page: an offer, and a giant full stop that is the link to the quote page. */
export function Closing({ closing }: { readonly closing: ClosingTexts }) {
  const { title, companion, text } = closing;
  const { name, nameCompanion } = useTexts().pageNames.quote;
  const pathTo = usePathTo();
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <PhraseText text={title} />
          </h2>
          <p className={styles.companion} lang={companion.lang}>
            {companion.text}
          </p>
          <p className={styles.lead}>
            <PhraseText text={text} />
          </p>
        </div>
        <Link className={styles.stop} to={pathTo('quote')}>
          <span className={styles.label}>{name}</span>{' '}
          <span className={styles.labelCompanion} lang={nameCompanion.lang}>
            {nameCompanion.text}
          </span>
        </Link>
      </div>
    </section>
  );
}
