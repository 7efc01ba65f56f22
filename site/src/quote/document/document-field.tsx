import { describeScripts } from '@yiqiao/contract/counting/scripts';
import type { MeasuredDocument } from '@yiqiao/measure/measure-document';
import { useMemo } from 'react';
import { countOf } from '../words/count-sentences.ts';
import styles from './document-field.module.css';
import { drawDocument } from './document-marks.ts';

/** The document drawn as rings and dots, first page to last. */
export function DocumentField({ result }: { readonly result: MeasuredDocument }) {
  const { wordsPerMark, lines } = useMemo(() => drawDocument(result.texture), [result]);
  if (lines.length === 0) return null;
  const scale = `One mark is ${countOf(wordsPerMark, 'word', 'words')}`;
  const { counts, outside } = result.report;
  const subject = Object.keys(outside).length === 0 ? 'Your document' : 'Your main text';
  const label = `${subject} in reading order: ${describeScripts(counts)}. ${scale}.`;
  return (
    <figure className={styles.field}>
      <div className={styles.drawing} role="img" aria-label={label}>
        {lines.map((marks, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never reordered.
          <div key={line} className={styles.line}>
            {marks.map((mark, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <i key={position} className={styles[mark]} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>{subject} as we read it, first page to last.</span>
        <span>{scale}</span>
      </figcaption>
    </figure>
  );
}
