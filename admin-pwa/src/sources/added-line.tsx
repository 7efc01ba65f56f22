import { removeSource } from '@yiqiao/contract/commands/office/remove-source';
import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { canTakeBack, sourceState } from '@yiqiao/contract/life/source-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source } from '@yiqiao/contract/record/source';
import { DownloadFile } from '../delivery/files/download-file.tsx';
import { FileLine } from '../delivery/files/file-line.tsx';
import { RemoveFile } from '../delivery/files/remove-file.tsx';
import { useChangeNow } from '../state/use-change-now.ts';
import { useTexts } from '../texts/texts.ts';
import { ShareRing } from '../ui/share-ring.tsx';
import { sourceFacts } from './source-words.ts';
import styles from './sources.module.css';

interface AddedLineProps {
  quote: QuoteSubmission;
  source: Source;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** An added file: what it is to the order, who added it and when. */
export function AddedLine({ quote, source, isOffline, now, onDownload }: AddedLineProps) {
  const { delivery, order } = useTexts();
  const { sources: words } = order;
  const { changeNow, isAsking, problem, setProblem } = useChangeNow();
  const { id: sourceId, fileName, from, filePath, measurement } = source;
  const isOpen = sourceState(quote, source) === 'open' && quote.acceptance !== undefined;
  const counts = measurement === null ? null : sumIncluded(measurement, quote.include);

  async function remove() {
    if (isOffline) return setProblem(words.offline);
    const parameters = { id: quote.id, sourceId };
    await changeNow(removeSource, { parameters, words: delivery.removal });
  }

  return (
    <FileLine
      fileName={fileName}
      ring={
        <span className={styles.ring} data-plain={source.role === 'reference' || undefined}>
          {source.role === 'document' && <ShareRing counts={counts} />}
        </span>
      }
      mark={isOpen && <span className={styles.open}>{words.notAgreed}</span>}
      problem={problem ?? undefined}
      actions={
        <>
          {filePath !== undefined && (
            <DownloadFile
              href={sourceEndpoints.sourceFile.href({ id: quote.id, sourceId })}
              fileName={fileName}
              isOffline={isOffline}
              onDownload={onDownload}
            />
          )}
          {from === 'office' && canTakeBack(quote, source) && (
            <RemoveFile
              fileName={fileName}
              isOffline={isOffline}
              isAsking={isAsking}
              onRemove={() => void remove()}
            />
          )}
        </>
      }
    >
      {sourceFacts(quote, source, now)}
    </FileLine>
  );
}
