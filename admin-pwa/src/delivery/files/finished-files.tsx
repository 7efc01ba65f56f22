import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import type { Upload } from '../../uploads/upload.ts';
import { AddFiles } from './add-files.tsx';
import { ArrivedLine } from './arrived-line.tsx';
import { findArrived } from './find-arrived.ts';
import styles from './finished-files.module.css';
import { UploadLine } from './upload-line.tsx';

interface FinishedFilesProps {
  quote: QuoteSubmission;
  /** Uploads of this submission. */
  uploads: readonly Upload[];
  isOffline: boolean;
  now: number;
  /** Files are being dragged over the detail. */
  isDraggedOver: boolean;
  /** `null` if nothing can be added at this stage. */
  onFiles: ((files: File[]) => void) | null;
  onDownload: (event: React.MouseEvent) => void;
  /** Whether nothing around it says what it is. */
  isTitled: boolean;
}

/** Finished files that the client does not see yet: uploading, or arrived. */
export function FinishedFiles(props: FinishedFilesProps) {
  const { quote, uploads, isOffline, isDraggedOver, onFiles, isTitled } = props;
  const { delivery } = useTexts();
  const titleId = useId();
  const arrived = findArrived(quote);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={isTitled ? parts.title : 'visually-hidden'}>
        {delivery.title}
      </h3>
      <ul>
        {arrived.map((file) => (
          <ArrivedLine key={file.id} {...props} file={file} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
      {onFiles !== null && (
        <AddFiles
          isMore={arrived.length + uploads.length > 0}
          isOffline={isOffline}
          isDraggedOver={isDraggedOver}
          onFiles={onFiles}
        />
      )}
    </section>
  );
}
