import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { KeptDocument, KeptStep } from '../desk/kept-document.ts';
import { usePiecesTexts } from '../pieces/pieces-texts.ts';
import { deleteKept, setAside } from './kept-on-desk.ts';
import styles from './kept-words.module.css';

interface WaitingKeptProps {
  readonly kept: KeptDocument;
  readonly after: Extract<KeptStep, { kind: 'waiting' }>['after'];
  readonly onChoose: () => void;
}

/** "Choose Tender documents.pdf again to go on from 43%." */
export function WaitingKept({ kept, after, onChoose }: WaitingKeptProps) {
  const { kept: texts, checking } = usePiecesTexts();
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (after !== undefined) choose.current?.focus({ preventScroll: true });
  }, [after]);
  const { upload, known } = kept;
  const percent = Math.floor((upload.confirmedBytes / upload.size) * 100);
  const rest = formatFileSize(upload.size - upload.confirmedBytes);
  return (
    <div className={styles.words}>
      <h3 className={styles.statement}>
        {texts.title(known && dropInvisible(known.name), percent)}
      </h3>
      <div role="alert">
        {after === 'unreadable' && <p className={styles.fault}>{checking.unreadable}</p>}
      </div>
      {known === null ? (
        <p className={styles.text}>{texts.elsewhere(rest)}</p>
      ) : (
        <p className={styles.text}>
          <span className={styles.wide}>{texts.reloaded(rest)}</span>
          <span className={styles.narrow}>{texts.reloadedShort}</span>
        </p>
      )}
      <div className={styles.choices}>
        <Button ref={choose} className={styles.choose} onClick={onChoose}>
          {texts.choose}
        </Button>
        <TextButton onClick={setAside}>{texts.another}</TextButton>
        <TextButton
          onClick={() => {
            deleteKept(kept);
            showToast({ title: texts.deleted, description: texts.deletedText });
          }}
        >
          {texts.delete(percent)}
        </TextButton>
      </div>
    </div>
  );
}
