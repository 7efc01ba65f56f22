import { formatFileSize, formatMegabytes } from '@yiqiao/contract/record/upload-limits';
import { formatSpan } from '../../clocks/format-time.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { type Upload, uploadFraction, uploadLeftMs } from '../../uploads/upload.ts';
import { FileLine } from './file-line.tsx';
import { UploadRing } from './upload-ring.tsx';

/** A file being uploaded: its progress, and a way to stop or retry it. */
export function UploadLine({ upload }: { upload: Upload }) {
  const { cancelUpload, retryUpload } = useConsole();
  const { delivery } = useTexts();
  const { id, state, fileName, reason } = upload;
  const take = state === 'sending' ? delivery.stop : delivery.remove;
  return (
    <FileLine
      fileName={fileName}
      ring={<UploadRing look={state === 'sending' ? uploadFraction(upload) : state} />}
      problem={reason}
      actions={
        <>
          {state === 'failed' && (
            <TextButton
              aria-label={delivery.of(delivery.retry, fileName)}
              onClick={() => retryUpload(id)}
            >
              {delivery.retry}
            </TextButton>
          )}
          <TextButton aria-label={delivery.of(take, fileName)} onClick={() => cancelUpload(id)}>
            {take}
          </TextButton>
        </>
      }
    >
      {progressText(upload, Date.now())}
    </FileLine>
  );
}

/** "38 %, 4.8 of 12.6 MB, about 70 s left". @param now by this device's clock, in ms, like the upload's. */
function progressText(upload: Upload, now: number): string {
  const { delivery } = texts();
  const size = formatFileSize(upload.fileSize);
  if (upload.state === 'waiting') return delivery.next(size);
  if (upload.state === 'failed') return size;
  if (upload.sentBytes >= upload.fileSize) return delivery.arriving(size);
  const percent = Math.floor(uploadFraction(upload) * 100);
  const sent = formatMegabytes(upload.sentBytes);
  const sending = delivery.sending(percent, sent, formatMegabytes(upload.fileSize));
  const leftMs = uploadLeftMs(upload, now);
  return leftMs === null ? sending : delivery.left(sending, spanText(leftMs));
}

/** Rounded up to ten seconds: a figure that jumps with every packet is no use. */
function spanText(ms: number): string {
  const seconds = Math.max(10, Math.ceil(ms / 10_000) * 10);
  return seconds < 120 ? texts().delivery.seconds(seconds) : formatSpan(ms);
}
