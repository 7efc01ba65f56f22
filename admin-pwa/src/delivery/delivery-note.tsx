import { useEffect, useId, useState } from 'react';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './delivery-note.module.css';

interface DeliveryNoteProps {
  note: string;
  onChange: (note: string) => void;
}

/** The note to the client that goes with the finished files. */
export function DeliveryNote({ note, onChange }: DeliveryNoteProps) {
  const { band } = useTexts().delivery;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <span>{band.note}</span>
        <span className={styles.optional}>{band.optional}</span>
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={2}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** The note being typed, kept on the device until it is delivered. */
export function useDeliveryNote(quoteId: string): readonly [string, (note: string) => void] {
  const { readDraft, writeDraft } = useConsole();
  const [note, setNote] = useState('');

  useEffect(() => {
    let isGone = false;
    void readDraft(quoteId).then((draft) => {
      // Text typed in the meantime is newer.
      if (!isGone) setNote((typed) => typed || (draft?.delivery ?? ''));
    });
    return () => {
      isGone = true;
    };
  }, [quoteId, readDraft]);

  function change(next: string) {
    setNote(next);
    void writeDraft(quoteId, { delivery: next });
  }

  return [note, change];
}
