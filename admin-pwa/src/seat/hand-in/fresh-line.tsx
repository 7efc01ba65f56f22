import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useState } from 'react';
import { formatAsOf } from '../../clocks/format-time.ts';
import { FileLine } from '../../delivery/files/file-line.tsx';
import { RemoveFile } from '../../delivery/files/remove-file.tsx';
import { UploadRing } from '../../delivery/files/upload-ring.tsx';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { focusDetail } from '../../ui/screen/focus-detail.ts';

interface FreshLineProps {
  job: TranslatorJob;
  file: TranslatorJob['finished'][number];
  now: number;
  isOffline: boolean;
  canRemove: boolean;
}

/** A file that has arrived and was not handed in: the office does not see it yet. */
export function FreshLine({ job, file, now, isOffline, canRemove }: FreshLineProps) {
  const { removeFinished } = useSeat();
  const { finished } = useTexts().seat;
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    if (isOffline) return setProblem(finished.removal.offline);
    setIsAsking(true);
    const refused = await removeFinished(job, file.id);
    setIsAsking(false);
    setProblem(refused);
    if (refused === null) focusDetail();
  }

  return (
    <FileLine
      fileName={file.fileName}
      ring={<UploadRing look="here" />}
      problem={problem ?? undefined}
      actions={
        canRemove && (
          <RemoveFile
            fileName={file.fileName}
            isOffline={isOffline}
            isAsking={isAsking}
            onRemove={() => void remove()}
          />
        )
      }
    >
      {finished.here(formatFileSize(file.fileSize), formatAsOf(Date.parse(file.at), now))}
    </FileLine>
  );
}
