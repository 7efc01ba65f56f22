import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quoteMeta } from '../../content/core-pages.ts';
import styles from './closing.module.css';

interface ClosingProps {
  /** A question or an offer, with its punctuation. A line break may be given as "\n". */
  readonly title: string;
  readonly chinese: string;
  /** One or two sentences below. */
  readonly children: ReactNode;
}

/** The end of a page: an offer, and a giant full stop that is the link to the quote page. */
export function Closing({ title, chinese, children }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.chinese} lang="zh-Hans">
            {chinese}
          </p>
          <p className={styles.lead}>{children}</p>
        </div>
        <Link className={styles.stop} to={quoteMeta.path}>
          <span className={styles.label}>{quoteMeta.name}</span>{' '}
          <span className={styles.labelChinese} lang="zh-Hans">
            {quoteMeta.nameChinese}
          </span>
        </Link>
      </div>
    </section>
  );
}
