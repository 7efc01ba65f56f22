import { isJobOver } from '@yiqiao/contract/record/job';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatMoment } from '../../clocks/format-time.ts';
import { fileKey } from '../../state/seat.ts';
import { useSeat, useSeatState } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { useOfflineReason } from '../../ui/use-offline-reason.tsx';
import styles from './source-files.module.css';
import { SourceLine } from './source-line.tsx';

interface SourceFilesProps {
  job: TranslatorJob;
  now: number;
  isOffline: boolean;
}

/** The files to be translated: downloaded once, they are on this device until the job is over. */
export function SourceFiles({ job, now, isOffline }: SourceFilesProps) {
  const { seat } = useTexts();
  const { title, count, deletedAt, keptUntil } = seat.source;
  const kept = useSeatState((state) => state.kept);
  const { files, fileDeletionDueAt, state } = job;
  const here = files.filter(({ isThere }) => isThere);
  const missing = here.filter(({ id }) => !kept.has(fileKey(job.id, id)));
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  return (
    <section aria-label={title}>
      <div className={parts.head}>
        <h3 className={parts.title}>{title}</h3>
        <span className={parts.quiet}>{count(files.length, formatFileSize(bytes))}</span>
      </div>
      <ul className={styles.files}>
        {files.map((file) => (
          <SourceLine key={file.id} job={job} file={file} isOffline={isOffline} />
        ))}
      </ul>
      {missing.length > 0 && here.length > 1 && (
        <KeepAll job={job} missing={missing} isOffline={isOffline} />
      )}
      {here.length > missing.length && <p className={parts.quiet}>{keptUntil}</p>}
      {fileDeletionDueAt !== undefined && !isJobOver(state) && (
        <p className={parts.quiet}>{deletedAt(formatMoment(fileDeletionDueAt, now))}</p>
      )}
    </section>
  );
}

interface KeepAllProps extends Pick<SourceFilesProps, 'job' | 'isOffline'> {
  missing: TranslatorJob['files'];
}

/** Downloads what is missing, for work without a connection; nothing is opened. */
function KeepAll({ job, missing, isOffline }: KeepAllProps) {
  const { source } = useTexts().seat;
  const { readJobFile } = useSeat();
  const { control, reason, check } = useOfflineReason(isOffline, source.keepAllOffline);

  async function keepAll() {
    if (!check()) return;
    // One after the other: what has arrived is kept, whatever becomes of the rest.
    for (const { id } of missing) await readJobFile(job, id);
  }

  return (
    <p>
      <TextButton {...control} onClick={() => void keepAll()}>
        {source.keepAll}
      </TextButton>
      {reason}
    </p>
  );
}
