import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { dividePages } from '@yiqiao/contract/counting/word-count';
import type { CountNote } from '../counts/count-note.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './uncertain-figure.module.css';
import report from './word-report.module.css';

interface UncertainFigureProps {
  readonly note: CountNote;
  readonly report: Measurement | null;
}

/** A number that does not cover the whole document, or none: set light, and always with its reason. */
export function UncertainFigure({ note, report: found }: UncertainFigureProps) {
  return (
    <>
      <p className={styles.kind}>{note.kind}</p>
      <Figure note={note} />
      <p className={styles.reason}>{note.reason}</p>
      <p className={styles.next}>{note.next}</p>
      {found?.exactness === 'partial' && <Pages found={found} />}
      {note.aside !== undefined && <p className={report.aside}>{note.aside}</p>}
    </>
  );
}

function Figure({ note: { isGuess, lead, figure, unit } }: { readonly note: CountNote }) {
  if (figure === undefined) return null;
  return (
    <p className={styles.line}>
      {lead !== undefined && <span>{lead} </span>}
      <span
        className={styles.figure}
        data-figure
        style={{ fontSize: isGuess ? guessSize : fitFigure(figure.length) }}
      >
        {figure}
      </span>{' '}
      <span>{unit}</span>
    </p>
  );
}

/** A guess from the file's size is never set as large as a count. */
const guessSize = 'var(--h2)';

/** Fits the column; from seven digits on it is smaller still. */
function fitFigure(length: number): string {
  const most = length > 8 ? 'min(5rem, 17vw' : 'min(6rem, 20vw';
  return `${most}, ${(100 / (length * 0.55)).toFixed(2)}cqi)`;
}

function Pages({ found }: { readonly found: Measurement }) {
  const { counting } = useQuoteTexts();
  const division = dividePages(found);
  if (division === null) return null;
  const { pages, counted, picturePages, unreadablePages } = division;
  return (
    <ul className={report.breakdown}>
      <PageShare
        isCounted
        count={counted}
        pages={pages}
        text={counting.pagesRead(counted, counting.scripts(found.counts))}
      />
      <PageShare count={picturePages} pages={pages} text={counting.pagesOfPictures(picturePages)} />
      <PageShare
        count={unreadablePages}
        pages={pages}
        text={counting.pagesUnreadable(unreadablePages)}
      />
    </ul>
  );
}

interface PageShareProps {
  readonly count: number;
  readonly pages: number;
  readonly text: string;
  readonly isCounted?: boolean;
}

function PageShare({ count, pages, text, isCounted = false }: PageShareProps) {
  const { formats } = useQuoteTexts();
  if (count === 0) return null;
  return (
    <li>
      <i className={isCounted ? styles.read : styles.unread} aria-hidden="true" />
      <b>{formats.count(count)}</b> <span className={report.unitName}>{text}</span>
      <span className={report.share}>{formatShare(count / pages)}</span>
    </li>
  );
}

/** "63%"; with a decimal where whole percents would read as all or nothing. */
function formatShare(share: number): string {
  const percent = share * 100;
  const isExtreme = percent < 1 || percent > 99;
  return `${isExtreme ? Number(percent.toFixed(1)) : Math.round(percent)}%`;
}
