import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import type { JobFinishedFile } from '@yiqiao/contract/record/job';
import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { formatRecent } from '../../clocks/format-time.ts';
import { DownloadFile } from '../../delivery/files/download-file.tsx';
import { FileLine } from '../../delivery/files/file-line.tsx';
import { UploadRing } from '../../delivery/files/upload-ring.tsx';
import { texts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import type { JobProps } from './jobs-props.ts';

interface HandedInLineProps extends JobProps {
  file: JobFinishedFile;
  onDownload: (event: React.MouseEvent) => void;
}

/** A file that was handed in, and who of the office has opened it. */
export function HandedInLine(props: HandedInLineProps) {
  const { quote, job, file, now, isOffline, onDownload } = props;
  const parameters = { jobId: jobIdOf(quote.id, job.id), fileId: file.id };
  return (
    <FileLine
      fileName={file.fileName}
      ring={<UploadRing look="here" />}
      actions={
        file.fileDeletedAt === undefined && (
          <DownloadFile
            href={jobEndpoints.jobFile.href(parameters)}
            fileName={file.fileName}
            isOffline={isOffline}
            onDownload={onDownload}
          />
        )
      }
    >
      <HanText>
        {texts().figures.sentences([
          texts().translators.handedIn.size(formatFileSize(file.fileSize)),
          openedText(file, now),
        ])}
      </HanText>
    </FileLine>
  );
}

function openedText({ opened = [] }: JobFinishedFile, now: number): string {
  const { figures, translators } = texts();
  const { handedIn } = translators;
  if (opened.length === 0) return handedIn.nobodyLooked;
  const looks = opened.map(({ by, at }) => figures.list([by.name, formatRecent(at, now)]));
  return handedIn.opened(looks);
}
