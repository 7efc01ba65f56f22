import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { isReady, type JobEntry } from '../../offline/outbox/job-entry.ts';
import step from '../../order/step-band.module.css';
import { useIsBeingSent, useWaitText } from '../../outbox-view/use-wait-text.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import type { Upload } from '../../uploads/upload.ts';
import styles from './queued-hand-in.module.css';
import { useLostUploads } from './use-lost-uploads.ts';

export type HandInEntry = Extract<JobEntry, { readonly command: 'handInJob' }>;

interface QueuedHandInProps {
  job: TranslatorJob;
  entry: HandInEntry;
  uploads: readonly Upload[];
  isOffline: boolean;
  onTakeBack: () => void;
}

/** A hand-in that the server does not have: what it waits for, and the way back. */
export function QueuedHandIn({ job, entry, uploads, isOffline, onTakeBack }: QueuedHandInProps) {
  const { sendNow } = useConsole();
  const { changes, seat } = useTexts();
  const { handIn } = seat;
  const isLost = useLostUploads(entry, job, uploads);
  const isBeingSent = useIsBeingSent(entry) && isReady(entry);
  const waits = useHandInWaits(entry, isOffline);
  const { note } = entry.request;
  const canSend = entry.isHeld && !isOffline;
  return (
    <section className={step.step}>
      <div
        className={`${step.band} ${styles.band}`}
        data-empty={(note === undefined && !isLost) || undefined}
      >
        <div className={step.text}>
          <h3 className={`${step.title} ${styles.title}`}>{handIn.title}</h3>
          {note !== undefined && (
            <p className={styles.note}>
              <HanText>{note}</HanText>
            </p>
          )}
          {isLost && (
            <p role="alert" className={parts.fault}>
              {handIn.lost}
            </p>
          )}
        </div>
      </div>
      <div className={step.foot}>
        <p className={styles.size}>
          <strong>{sizeText(job, entry, uploads)}</strong>
          <span className={parts.quiet}>{handIn.keptHere}</span>
        </p>
        <div className={styles.waits}>
          <p role="status">{isBeingSent ? handIn.sending : waits}</p>
          {canSend && (
            <TextButton onClick={() => void sendNow(entry)}>{changes.sendNow}</TextButton>
          )}
          {!entry.isAttempted && <TextButton onClick={onTakeBack}>{handIn.takeBack}</TextButton>}
        </div>
      </div>
    </section>
  );
}

function useHandInWaits(entry: HandInEntry, isOffline: boolean): string {
  const { queued, queuedNow } = useTexts().seat.handIn;
  const waits = useWaitText(entry, isOffline);
  if (isOffline) return queued;
  return isReady(entry) ? waits : queuedNow;
}

function sizeText(job: TranslatorJob, entry: HandInEntry, uploads: readonly Upload[]): string {
  const { waiting } = texts().seat.handIn;
  const { uploads: ids, request } = entry;
  const parts = [
    ...job.finished.filter(({ id }) => request.fileIds.includes(id)),
    ...uploads.filter(({ id }) => ids.includes(id)),
  ];
  const bytes = parts.reduce((sum, { fileSize }) => sum + fileSize, 0);
  return waiting(ids.length + request.fileIds.length, formatFileSize(bytes));
}
