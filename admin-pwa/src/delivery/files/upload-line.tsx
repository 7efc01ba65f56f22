import { formatFileSize, formatMegabytes } from '@yiqiao/contract/record/upload-limits';
import { formatSpan } from '../../clocks/format-time.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import {
  arrivedBytes,
  sentFraction,
  type Upload,
  uploadFraction,
  uploadLeftMs,
} from '../../uploads/upload.ts';
import type { UploadControls } from '../../uploads/upload-controls.ts';
import { FileLine } from './file-line.tsx';
import { type RingProgress, UploadRing } from './upload-ring.tsx';

interface UploadLineProps {
  upload: Upload;
  /** Those of the console, unless others send it. */
  controls?: UploadControls | undefined;
  /** What is said of a file that waits, by its size; by default, that it is next. */
  waits?: ((size: string) => string) | undefined;
}

/** A file being uploaded: its progress, and what can be done about it. */
export function UploadLine({ upload, controls, waits }: UploadLineProps) {
  const { delivery } = useTexts();
  const { fileName, state, reason } = upload;
  return (
    <FileLine
      fileName={fileName}
      ring={<UploadRing look={state === 'sending' ? ringOf(upload) : state} />}
      problem={reason}
      actions={<UploadActions upload={upload} controls={controls} />}
    >
      {state === 'waiting'
        ? (waits ?? delivery.next)(formatFileSize(upload.fileSize))
        : progressText(upload, Date.now())}
    </FileLine>
  );
}

function UploadActions({ upload, controls }: UploadLineProps) {
  const { id, fileName, state, line, isInPieces } = upload;
  const own = useConsole();
  const { cancelUpload, retryUpload, pauseUpload, goOnUpload } = controls ?? own;
  const { delivery } = useTexts();
  const button = (label: string, act: (id: string) => void) => (
    <TextButton aria-label={delivery.of(label, fileName)} onClick={() => act(id)}>
      {label}
    </TextButton>
  );
  const isSending = state === 'sending';
  return (
    <>
      {state === 'failed' && button(delivery.retry, retryUpload)}
      {isSending && line.kind === 'lost' && button(delivery.tryNow, goOnUpload)}
      {isSending && line.kind === 'paused' && button(delivery.goOn, goOnUpload)}
      {isSending && isInPieces && line.kind === 'up' && button(delivery.pause, pauseUpload)}
      {button(isSending ? delivery.stop : delivery.remove, cancelUpload)}
    </>
  );
}

function ringOf(upload: Upload): RingProgress {
  const { kind } = upload.line;
  const rests = kind === 'up' ? null : kind;
  return { arrived: uploadFraction(upload), sent: sentFraction(upload), rests };
}

/** "38 %, 4.8 of 12.6 MB, about 70 s left". @param now by this device's clock, in ms, like the upload's. */
function progressText(upload: Upload, now: number): string {
  const { delivery } = texts();
  const { state, fileSize, line } = upload;
  const size = formatFileSize(fileSize);
  if (state === 'failed') return size;
  const percent = Math.floor(uploadFraction(upload) * 100);
  if (line.kind === 'paused') return delivery.paused(percent);
  if (line.kind === 'lost') return delivery.lost[line.reason](percent);
  if (arrivedBytes(upload) >= fileSize) return delivery.arriving(size);
  const arrived = formatMegabytes(arrivedBytes(upload));
  const sending = delivery.sending(percent, arrived, formatMegabytes(fileSize));
  const leftMs = uploadLeftMs(upload, now);
  return leftMs === null ? sending : delivery.left(sending, spanText(leftMs));
}

/** Rounded up to ten seconds: a figure that jumps with every packet is no use. */
function spanText(ms: number): string {
  const seconds = Math.max(10, Math.ceil(ms / 10_000) * 10);
  return seconds < 120 ? texts().delivery.seconds(seconds) : formatSpan(ms);
}
