import type { NoticeKind } from '@yiqiao/contract/record/notice';
import type { Language } from '@yiqiao/contract/text/languages';
import { noticeWordsIn } from '@yiqiao/contract/wording/notices/notice-words-in';
import { sayOne } from '@yiqiao/contract/wording/notices/say-notice';
import type { ReactNode } from 'react';
import styles from './sample.module.css';

interface SampleProps {
  kind: NoticeKind;
  reference: string;
  /** In which the person is told, whatever the console speaks. */
  language: Language;
  /** As the device shows it above the words. */
  from?: string;
  /** What is to be said of it. */
  children?: ReactNode;
}

/** A notice in the very words of one. */
export function Sample({ kind, reference, language, from, children }: SampleProps) {
  const text = sayOne(noticeWordsIn[language], kind, reference);
  const said = text.slice(0, text.length - reference.length);
  return (
    <div className={styles.sample}>
      {from !== undefined && <p className={styles.from}>{from}</p>}
      <p lang={language}>
        {from === undefined ? <strong className={styles.said}>{said}</strong> : said}
        {reference}
      </p>
      {children !== undefined && <p className={styles.note}>{children}</p>}
    </div>
  );
}
