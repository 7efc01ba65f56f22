import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId } from 'react';
import { ReplyField } from '../replies/field/reply-field.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './delivery-note.module.css';

interface DeliveryNoteProps {
  quote: QuoteSubmission;
  note: string;
  onChange: (note: string) => void;
}

/** The note to the client that goes with the finished files. */
export function DeliveryNote({ quote, note, onChange }: DeliveryNoteProps) {
  const { band } = useTexts().delivery;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <span>{band.note}</span>
        <span className={styles.optional}>{band.optional}</span>
      </label>
      <ReplyField quote={quote} text={note} onText={onChange}>
        {(replies) => <textarea id={id} className={styles.input} rows={2} {...replies} />}
      </ReplyField>
    </div>
  );
}
