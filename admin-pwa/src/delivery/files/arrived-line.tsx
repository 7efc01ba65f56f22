import { removeDeliverable } from '@yiqiao/contract/commands/office/remove-deliverable';
import type { Deliverable } from '@yiqiao/contract/record/delivery';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { formatAsOf } from '../../clocks/format-time.ts';
import { useChangeNow } from '../../state/use-change-now.ts';
import { useTexts } from '../../texts/texts.ts';
import { DownloadFile } from './download-file.tsx';
import { FileLine } from './file-line.tsx';
import { finishedHref } from './finished-href.ts';
import { RemoveFile } from './remove-file.tsx';
import { UploadRing } from './upload-ring.tsx';

interface ArrivedLineProps {
  quote: QuoteSubmission;
  file: Deliverable;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** A file that has arrived; the client does not see it yet. */
export function ArrivedLine(props: ArrivedLineProps) {
  const { quote, file, isOffline, now, onDownload } = props;
  const { delivery } = useTexts();
  const { changeNow, isAsking, problem, setProblem } = useChangeNow();

  async function remove() {
    if (isOffline) return setProblem(delivery.offline);
    const parameters = { id: quote.id, fileId: file.id };
    await changeNow(removeDeliverable, { parameters, words: delivery.removal });
  }

  return (
    <FileLine
      fileName={file.fileName}
      ring={<UploadRing look="here" />}
      problem={problem ?? undefined}
      actions={
        <>
          <DownloadFile
            href={finishedHref(quote, file)}
            fileName={file.fileName}
            isOffline={isOffline}
            onDownload={onDownload}
          />
          <RemoveFile
            fileName={file.fileName}
            isOffline={isOffline}
            isAsking={isAsking}
            onRemove={() => void remove()}
          />
        </>
      }
    >
      {delivery.here(formatFileSize(file.fileSize), formatAsOf(Date.parse(file.at), now))}
    </FileLine>
  );
}
