import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useId } from 'react';
import { formatAsOf } from '../../clocks/format-time.ts';
import { FileLine } from '../../delivery/files/file-line.tsx';
import { UploadRing } from '../../delivery/files/upload-ring.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './earlier-line.module.css';
import { canGoAgain } from './plan-hand-in.ts';

interface EarlierLineProps {
  job: TranslatorJob;
  file: TranslatorJob['finished'][number];
  now: number;
  isAgain: boolean;
  /** `null` where nothing can be handed in. */
  onAgain: (() => void) | null;
}

/** A file that was handed in: the office has it. After a return it can go once more as it is. */
export function EarlierLine({ job, file, now, isAgain, onAgain }: EarlierLineProps) {
  const { delivery, seat } = useTexts();
  const { again, deleted, handedIn } = seat.finished;
  const id = useId();
  const { fileName, fileSize, fileDeletedAt, handedInAt = file.at } = file;
  const size = formatFileSize(fileSize);
  const isOffered = onAgain !== null && canGoAgain(job, file);
  return (
    <FileLine
      fileName={fileName}
      ring={<UploadRing look="here" />}
      actions={
        isOffered && (
          <span className={styles.again}>
            <input
              id={id}
              type="checkbox"
              aria-label={delivery.of(again, fileName)}
              checked={isAgain}
              onChange={onAgain}
            />
            <label htmlFor={id}>{again}</label>
          </span>
        )
      }
    >
      {fileDeletedAt === undefined
        ? handedIn(size, formatAsOf(Date.parse(handedInAt), now))
        : deleted(size)}
    </FileLine>
  );
}
