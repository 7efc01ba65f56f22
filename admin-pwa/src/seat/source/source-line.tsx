import { isJobOver } from '@yiqiao/contract/record/job';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useState } from 'react';
import { fileKey } from '../../state/seat.ts';
import { useSeat, useSeatState } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { saveFile } from '../../ui/save-file.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './source-files.module.css';

interface SourceLineProps {
  job: TranslatorJob;
  file: TranslatorJob['files'][number];
  isOffline: boolean;
}

/** A file to be translated, or for reference: opened from this device, or downloaded to it. */
export function SourceLine({ job, file, isOffline }: SourceLineProps) {
  const { readJobFile } = useSeat();
  const { figures, seat } = useTexts();
  const { source } = seat;
  const { id, fileName, fileSize, isReference, isThere } = file;
  const key = fileKey(job.id, id);
  const isKept = useSeatState(({ kept }) => kept.has(key));
  const isFetching = useSeatState(({ fetching }) => fetching.has(key));
  const [problem, setProblem] = useState('');

  async function open() {
    setProblem('');
    const read = await readJobFile(job, id);
    if (typeof read === 'string') setProblem(read);
    else saveFile(fileName, read);
  }

  const marks = [
    formatFileSize(fileSize),
    ...(isReference ? [source.reference] : []),
    ...(isKept ? [source.kept] : []),
    ...(isThere || isJobOver(job.state) ? [] : [source.gone]),
  ];
  const action = actionOf({ isKept, isFetching, isOffered: job.state === 'offered' });
  return (
    <li className={styles.file}>
      <div>
        <p>
          <HanText>{fileName}</HanText>
        </p>
        <p className={parts.quiet}>{figures.list(marks)}</p>
        <p role="alert" className={parts.fault}>
          {problem}
        </p>
      </div>
      {isThere && (
        <TextButton
          className={styles.action}
          aria-label={source.of(source[action], fileName)}
          aria-disabled={(isOffline && !isKept) || undefined}
          disabled={isFetching}
          onClick={() => void open()}
        >
          {source[action]}
        </TextButton>
      )}
    </li>
  );
}

function actionOf(file: { isKept: boolean; isFetching: boolean; isOffered: boolean }) {
  if (file.isFetching) return 'fetching';
  if (file.isOffered) return 'look';
  return file.isKept ? 'open' : 'fetch';
}
