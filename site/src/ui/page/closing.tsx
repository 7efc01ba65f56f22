import { Link } from 'react-router-dom';
import { PhraseText } from '../../blocks/phrase-text.tsx';
import type { ClosingTexts } from '../../content/closing-texts.ts';
import { quoteMeta } from '../../content/core-pages.ts';
import styles from './closing.module.css';

/** The end of a page: an offer, and a giant full stop that is the link to the quote page. */
export function Closing({ closing }: { readonly closing: ClosingTexts }) {
  const { title, companion, text } = closing;
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.chinese} lang={companion.lang}>
            {companion.text}
          </p>
          <p className={styles.lead}>
            <PhraseText text={text} />
          </p>
        </div>
        <Link className={styles.stop} to={quoteMeta.path}>
          <span className={styles.label}>{quoteMeta.name}</span>{' '}
          <span className={styles.labelChinese} lang={quoteMeta.nameCompanion.lang}>
            {quoteMeta.nameCompanion.text}
          </span>
        </Link>
      </div>
    </section>
  );
}
