import type { Measurement } from '@yiqiao/contract/measurement';
import { Stop } from '../../ui/stops/stop.tsx';
import type { SourceDocument } from '../desk/desk-state.ts';
import { describeBasis, describeLimit, describeOutside, formatCount } from './count-sentences.ts';
import { ShareRing } from './share-ring.tsx';
import { getReport, getWordCount } from './word-figures.ts';
import styles from './word-report.module.css';

/** The number of words, where it comes from, and what it does not cover. */
export function WordReport({ document }: { readonly document: SourceDocument }) {
  const report = getReport(document);
  const count = getWordCount(document);
  const limit = report && describeLimit(report);
  return (
    <div className={styles.report}>
      <div className={styles.figures}>
        <ShareRing document={document} />
        <div className={styles.count}>
          <Figure words={count?.wordCount ?? null} />
          <p className={styles.caption}>Detected automatically from your document</p>
          {report && report.exactness !== 'uncountable' && <Breakdown report={report} />}
        </div>
      </div>
      {count !== null && (
        <p className={styles.basis}>{describeBasis(report, document.file.type)}</p>
      )}
      {limit !== null && <p className={styles.limit}>{limit}</p>}
      {document.measuring.kind === 'unavailable' && (
        <p className={styles.limit}>
          This document could not be read here: a person will count it.
        </p>
      )}
      {report !== null && <Outside report={report} />}
    </div>
  );
}

function Figure({ words }: { readonly words: number | null }) {
  if (words === null) return <p className={styles.counting}>Counting…</p>;
  const figure = formatCount(words);
  return (
    <p className={styles.figure} style={{ fontSize: fitFigure(figure.length) }}>
      {figure}
      <span className={styles.unit}> {words === 1 ? 'word' : 'words'}</span>
    </p>
  );
}

/** As large as the column allows: so many figures of half an em each, and the unit after them. */
function fitFigure(length: number): string {
  return `min(8rem, 24vw, ${(100 / (length * 0.53 + 1)).toFixed(2)}cqi)`;
}

function Breakdown({ report }: { readonly report: Measurement }) {
  const { asianCharacters, otherWords, words } = report.counts;
  if (words === 0) return null;
  const chinese = Math.round((asianCharacters / words) * 100);
  return (
    <ul className={styles.breakdown}>
      {asianCharacters > 0 && (
        <li>
          <Stop lang="zh-Hans" className={styles.ring} />
          <b>{formatCount(asianCharacters)}</b>{' '}
          <span className={styles.unitName}>
            {asianCharacters === 1 ? 'Chinese character' : 'Chinese characters'}
          </span>
          <span className={styles.share}>{chinese}%</span>
        </li>
      )}
      {otherWords > 0 && (
        <li>
          <Stop lang="en" className={styles.dot} />
          <b>{formatCount(otherWords)}</b>{' '}
          <span className={styles.unitName}>{otherWords === 1 ? 'word' : 'words'} in English</span>
          <span className={styles.share}>{100 - chinese}%</span>
        </li>
      )}
    </ul>
  );
}

function Outside({ report }: { readonly report: Measurement }) {
  const parts = describeOutside(report);
  if (parts.length === 0) return null;
  return (
    <div className={styles.outside}>
      <p>Outside the main text, not in this number:</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}
