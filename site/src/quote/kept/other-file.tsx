import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { KeptDocument, KeptStep } from '../desk/kept-document.ts';
import { describeNearMoment } from '../pieces/describe-moment.ts';
import { usePiecesTexts } from '../pieces/pieces-texts.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeDifference } from './describe-difference.ts';
import { takeInstead } from './kept-on-desk.ts';
import words from './kept-words.module.css';
import styles from './other-file.module.css';

interface OtherFileProps {
  readonly kept: KeptDocument;
  readonly step: Extract<KeptStep, { kind: 'other' }>;
  readonly onChoose: () => void;
}

/** "That is another file", and which of the two it shall be; the one that loses nothing is on the left, with the focus. */
export function OtherFile({ kept, step, onChoose }: OtherFileProps) {
  const texts = usePiecesTexts();
  const { other } = texts;
  const { upload, known } = kept;
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const percent = Math.floor((upload.confirmedBytes / upload.size) * 100);
  const { file } = step;
  return (
    <div className={words.words}>
      <h3 className={words.statement}>{other.title}</h3>
      <p className={words.text}>{describeDifference(step, upload, known, texts)}</p>
      <div className={styles.halves}>
        <section className={styles.half} aria-label={other.begun}>
          <p className={styles.kind}>{other.begun}</p>
          <Begun kept={kept} />
          <p className={styles.fate}>{other.stays(percent)}</p>
          <Button ref={again} className={styles.button} onClick={onChoose}>
            {other.again}
          </Button>
        </section>
        <section className={styles.half} aria-label={other.chosen}>
          <p className={styles.kind}>{other.chosen}</p>
          <FileFacts
            name={file.name}
            size={<Differs if={file.size !== upload.size}>{formatFileSize(file.size)}</Differs>}
            modifiedAt={file.lastModified}
            isNewDate={known !== null && file.lastModified !== known.lastModified}
          />
          <p className={styles.fate}>{other.anew(percent)}</p>
          <Button
            variant="secondary"
            className={styles.button}
            onClick={() => takeInstead(kept, file)}
          >
            {other.instead}
          </Button>
        </section>
      </div>
    </div>
  );
}

/** What this tab knows of the document; elsewhere only its size and when it was begun. */
function Begun({ kept: { upload, known } }: Pick<OtherFileProps, 'kept'>) {
  const texts = usePiecesTexts();
  const { formats } = useQuoteTexts();
  const size = formatFileSize(upload.size);
  if (known !== null) {
    return <FileFacts name={known.name} size={size} modifiedAt={known.lastModified} />;
  }
  const begun = describeNearMoment(upload.begunAt, Date.now(), texts, formats);
  return (
    <>
      <p className={styles.name}>{size}</p>
      <p>{texts.aside.begun(begun)}</p>
    </>
  );
}

interface FileFactsProps {
  readonly name: string;
  readonly size: ReactNode;
  readonly modifiedAt: number;
  readonly isNewDate?: boolean;
}

function FileFacts({ name, size, modifiedAt, isNewDate = false }: FileFactsProps) {
  const { other } = usePiecesTexts();
  const { formats } = useQuoteTexts();
  return (
    <>
      <p className={styles.name}>
        <bdi>{dropInvisible(name)}</bdi>
      </p>
      <p>
        {size}
        {other.sizeOf}
        <Differs if={isNewDate}>{formats.moment(new Date(modifiedAt))}</Differs>
      </p>
    </>
  );
}

function Differs({
  if: differs,
  children,
}: {
  readonly if: boolean;
  readonly children: ReactNode;
}) {
  return differs ? <b>{children}</b> : children;
}
