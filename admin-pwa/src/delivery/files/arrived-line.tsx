import type { Deliverable } from '@yiqiao/contract/record/delivery';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { useState } from 'react';
import { formatAsOf } from '../../clocks/format-time.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { DownloadFile } from './download-file.tsx';
import { FileLine } from './file-line.tsx';
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
  const { removeDeliverable } = useConsole();
  const { delivery } = useTexts();
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    if (isOffline) return setProblem(delivery.offline);
    setIsRemoving(true);
    setProblem(await removeDeliverable(quote, file.id));
    setIsRemoving(false);
  }

  return (
    <FileLine
      fileName={file.fileName}
      ring={<UploadRing look="here" />}
      problem={problem ?? undefined}
      actions={
        <>
          <DownloadFile
            quoteId={quote.id}
            file={file}
            isOffline={isOffline}
            onDownload={onDownload}
          />
          <TextButton
            aria-label={delivery.of(delivery.remove, file.fileName)}
            aria-disabled={isOffline}
            disabled={isRemoving}
            onClick={() => void remove()}
          >
            {isRemoving ? delivery.removing : delivery.remove}
          </TextButton>
        </>
      }
    >
      {delivery.here(formatFileSize(file.fileSize), formatAsOf(Date.parse(file.at), now))}
    </FileLine>
  );
}
