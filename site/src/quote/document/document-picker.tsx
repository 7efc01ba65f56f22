import type { RefObject } from 'react';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { DropRing } from '../picker/drop-ring.tsx';
import { FileInput } from '../picker/file-input.tsx';
import { FolderInput } from '../picker/folder-input.tsx';
import { useFolderReading } from '../picker/folder-reading.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { CountingRule } from '../words/counting-rule.tsx';
import styles from './upload-document.module.css';
import { InPieces, type PiecesRoom } from './use-pieces-room.tsx';

interface DocumentPickerProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isOver: boolean;
  readonly late: PiecesRoom | null;
}

/** Where a document is dropped or chosen. The input stays in the page, hidden, once there is one. */
export function DocumentPicker({ input, isOver, late }: DocumentPickerProps) {
  const isEmpty = useQuoteDesk((desk) => desk.document === null);
  const kept = useQuoteDesk((desk) => desk.kept);
  return (
    <>
      <div className={styles.zone} data-empty={isEmpty || undefined}>
        {isEmpty && kept === null && <DropRing isOver={isOver} />}
        {late !== null && kept !== null && (
          <InPieces late={late}>
            <late.room.KeptRing kept={kept} isOver={isOver} />
          </InPieces>
        )}
        <FileInput ref={input} isHidden={!isEmpty || kept?.step.kind === 'checking'} />
      </div>
      <FolderNote />
      {isEmpty && kept === null && <FolderInput />}
      {isEmpty && kept === null && <CountingRule />}
      {late !== null && kept !== null && (
        <InPieces late={late}>
          <late.room.KeptWords kept={kept} onChoose={() => input.current?.click()} />
        </InPieces>
      )}
    </>
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
