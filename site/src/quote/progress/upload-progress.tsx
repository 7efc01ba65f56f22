import { formatMegabytes } from '@yiqiao/contract/record/upload-limits';
import type { ReactNode } from 'react';
import { describeCount } from '../counts/describe-count.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DocumentBar } from '../file/document-bar.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import { sentFraction, type TransferProgress } from '../sending/transfer-meter.ts';
import { ProgressRing } from './progress-ring.tsx';
import { describeSpeed, describeTimeLeft } from './progress-sentences.ts';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  readonly document: SourceDocument;
  readonly progress: TransferProgress;
}

/** The document being sent: how much, how fast, how long it will take, and a button to cancel. */
export function UploadProgress({ document, progress }: UploadProgressProps) {
  const texts = useQuoteTexts();
  const { sentBytes, totalBytes } = progress;
  const count = describeCount(document, texts);
  return (
    <>
      <DocumentBar
        file={document.file}
        action={{
          label: texts.document.cancel,
          fullLabel: texts.document.cancelLabel,
          act: quoteDesk.cancelSending,
        }}
      />
      <ProgressRing fraction={sentFraction(progress)} />
      <dl className={styles.figures}>
        <Figure name={texts.progress.sent}>
          {texts.progress.sentOf(formatMegabytes(sentBytes), formatMegabytes(totalBytes))}
        </Figure>
        <Figure name={texts.progress.timeLeft}>{describeTimeLeft(progress, texts.progress)}</Figure>
        <Figure name={texts.progress.speed}>{describeSpeed(progress, texts.progress)}</Figure>
        {count !== null && <Figure name={texts.progress.document}>{count}</Figure>}
      </dl>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
