import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { AddFiles } from '../../delivery/files/add-files.tsx';
import { UploadLine } from '../../delivery/files/upload-line.tsx';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import type { Upload } from '../../uploads/upload.ts';
import { EarlierLine } from './earlier-line.tsx';
import { FreshLine } from './fresh-line.tsx';
import { sortFinished } from './plan-hand-in.ts';
import { UnsentLine } from './unsent-line.tsx';

interface FinishedFilesProps {
  job: TranslatorJob;
  /** Those on their way. */
  uploads: readonly Upload[];
  /** Ids of earlier files that are to be handed in once more. */
  again: ReadonlySet<string>;
  now: number;
  isOffline: boolean;
  isDraggedOver: boolean;
  /** `null` where nothing can be added: the job is with the office or over, or is being handed in. */
  onFiles: ((files: File[]) => void) | null;
  onAgain: (fileId: string) => void;
}

/** What the translator has made of it: on its way, arrived, handed in. */
export function FinishedFiles(props: FinishedFilesProps) {
  const { job, uploads, again, now, isOffline, isDraggedOver, onFiles, onAgain } = props;
  const { finished } = useTexts().seat;
  const { uploads: controls } = useSeat();
  const { fresh, earlier } = sortFinished(job);
  const isEmpty = job.finished.length + uploads.length === 0;
  return (
    <section aria-label={finished.title}>
      <div className={parts.head}>
        <h3 className={parts.title}>{finished.title}</h3>
        {onFiles !== null && <span className={parts.quiet}>{finished.who}</span>}
      </div>
      {isEmpty && onFiles === null && <p className={parts.quiet}>{finished.none}</p>}
      <ul>
        {earlier.map((file) => (
          <EarlierLine
            key={file.id}
            job={job}
            file={file}
            now={now}
            isAgain={again.has(file.id)}
            onAgain={onFiles && (() => onAgain(file.id))}
          />
        ))}
        {fresh.map((file) => (
          <FreshLine
            key={file.id}
            job={job}
            file={file}
            now={now}
            isOffline={isOffline}
            canRemove={onFiles !== null}
          />
        ))}
        {uploads.map((upload) =>
          isJobOver(job.state) ? (
            <UnsentLine key={upload.id} upload={upload} />
          ) : (
            <UploadLine
              key={upload.id}
              upload={upload}
              controls={controls}
              waits={isOffline ? waitsOf(upload, finished) : undefined}
            />
          ),
        )}
      </ul>
      {onFiles !== null && (
        <AddFiles
          isMore={!isEmpty}
          isOffline={false}
          isDraggedOver={isDraggedOver}
          onFiles={onFiles}
        />
      )}
    </section>
  );
}

function waitsOf(
  { isKept }: Upload,
  { waits, waitsHere }: { waits: (size: string) => string; waitsHere: (size: string) => string },
) {
  return isKept ? waits : waitsHere;
}
