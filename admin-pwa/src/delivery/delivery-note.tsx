import { useId } from 'react';
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
