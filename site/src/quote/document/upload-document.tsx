import { useRef } from 'react';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useFileDrop } from '../picker/use-file-drop.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { DocumentPicker } from './document-picker.tsx';
import { OnDesk } from './on-desk.tsx';
import styles from './upload-document.module.css';
import { UploadHeading } from './upload-heading.tsx';
import { usePiecesRoom } from './use-pieces-room.tsx';

/** The left half: the ring to drop the document into, then its word count, then the progress of sending it. */
export function UploadDocument() {
  const document = useQuoteDesk((desk) => desk.document);
  const isKept = useQuoteDesk((desk) => desk.kept !== null);
  const sending = useQuoteDesk((desk) => desk.sending);
  const isSending = isOnItsWay(sending);
  const isOver = useFileDrop();
  const input = useRef<HTMLInputElement>(null);
  const late = usePiecesRoom();
  // The button that takes away what was there takes away itself.
  useFocusAfter(document !== null || isKept, input);
  return (
    <section
      className={styles.panel}
      aria-labelledby="upload-document"
      data-over={(isOver && document !== null && !isSending) || undefined}
    >
      <UploadHeading document={document} sending={sending} late={late} />
      <Refusal />
      <DocumentPicker input={input} isOver={isOver} late={late} />
      {document !== null && <OnDesk document={document} sending={sending} late={late} />}
    </section>
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
