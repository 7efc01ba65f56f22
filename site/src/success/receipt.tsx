import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteReceipt } from '@yiqiao/contract/quote';
import { formatMegabytes } from '@yiqiao/contract/upload-limits';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import styles from './receipt.module.css';

const thousands = new Intl.NumberFormat('en-US');

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly replyTo: string;
}

/** What the office has, and until when it answers, in the visitor's own time. */
export function Receipt({ receipt, replyTo }: ReceiptProps) {
  const { reference, fileName, fileSize, wordCount, wordCountBasis, createdAt } = receipt;
  return (
    <dl className={styles.receipt}>
      <Row name="Reference">
        <b>{reference}</b>
      </Row>
      <Row name="Received">
        {fileName} <span className={styles.size}>{formatMegabytes(fileSize)} MB</span>
      </Row>
      <Row name={wordCountBasis === 'measured' ? 'Counted' : 'Estimated'}>
        {thousands.format(wordCount)} {wordCount === 1 ? 'word' : 'words'}
      </Row>
      <Row name="Reply to">{replyTo}</Row>
      <Row name="Reply by">
        <b>{format(replyDueAt(createdAt), 'EEE d MMM, HH:mm')}, your time</b>
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
