import { useRef } from 'react';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { DropRing } from '../picker/drop-ring.tsx';
import { FileInput } from '../picker/file-input.tsx';
import { FolderInput } from '../picker/folder-input.tsx';
import { useFolderReading } from '../picker/folder-reading.ts';
import { useFileDrop } from '../picker/use-file-drop.ts';
import { UploadProgress } from '../progress/upload-progress.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import { CountingRule } from '../words/counting-rule.tsx';
import { ChosenDocument } from './chosen-document.tsx';
import styles from './upload-document.module.css';
import { UploadHeading } from './upload-heading.tsx';

/** The left half: the ring to drop the document into, then its word count, then the progress of sending it. */
export function UploadDocument() {
  const document = useQuoteDesk((desk) => desk.document);
  const sending = useQuoteDesk((desk) => desk.sending);
  const isSending = isOnItsWay(sending);
  const isOver = useFileDrop();
  const input = useRef<HTMLInputElement>(null);
  // The Remove button removes itself.
  useFocusAfter(document !== null, input);
  return (
    <section
      className={styles.panel}
      aria-labelledby="upload-document"
      data-over={(isOver && document !== null && !isSending) || undefined}
    >
      <UploadHeading document={document} isSending={isSending} />
      <Refusal />
      <div className={styles.zone} data-empty={document === null || undefined}>
        {document === null && <DropRing isOver={isOver} />}
        <FileInput ref={input} isHidden={document !== null} />
      </div>
      <FolderNote />
      {document === null && <FolderInput />}
      {document === null && <CountingRule />}
      {document !== null && !isSending && <ChosenDocument document={document} />}
      {document !== null && isSending && (
        <UploadProgress document={document} progress={sending.progress} />
      )}
    </section>
  );
}

function FolderNote() {
  const { readingFolder } = useQuoteTexts().file;
  const isReading = useFolderReading();
  return (
    <p role="status" className={styles.note}>
      {isReading && readingFolder}
    </p>
  );
}

function Refusal() {
  const { refusals } = useQuoteTexts().file;
  const refusal = useQuoteDesk((desk) => desk.refusal);
  return (
    <div role="alert" className={styles.refusal}>
      {refusal !== null && refusals[refusal].text}
    </div>
  );
}
