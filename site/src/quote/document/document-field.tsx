import type { MeasuredDocument } from '@yiqiao/measure/browser';
import { useMemo } from 'react';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './document-field.module.css';
import { drawDocument } from './document-marks.ts';

/** The document drawn as rings and dots, from the first page to the last. */
export function DocumentField({ result }: { readonly result: MeasuredDocument }) {
  const texts = useQuoteTexts();
  const { wordsPerMark, lines } = useMemo(() => drawDocument(result.texture), [result]);
  if (lines.length === 0) return null;
  const { counts, outside } = result.report;
  const isMain = Object.keys(outside).length > 0;
  const label = texts.document.drawing(isMain, texts.counting.scripts(counts), wordsPerMark);
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
        <span>{texts.document.caption(isMain)}</span>
        <span>{texts.document.scale(wordsPerMark)}</span>
      </figcaption>
    </figure>
  );
}
