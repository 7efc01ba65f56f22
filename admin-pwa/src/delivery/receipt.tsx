import { type ReceiptFile, receiptFiles } from '@yiqiao/contract/files/receipt-files';
import { linkEndsAt } from '@yiqiao/contract/life/life-state';
import { completedAt } from '@yiqiao/contract/record/ended-at';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatDay, formatMoment } from '../clocks/format-time.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import parts from '../ui/parts.module.css';
import { DownloadFile } from './files/download-file.tsx';
import { FileTable } from './files/file-table.tsx';
import { finishedHref } from './files/finished-href.ts';

interface ReceiptProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** What remains of a completed order after its files are deleted: names, sizes, checksums and dates. */
export function Receipt({ quote, isOffline, now, onDownload }: ReceiptProps) {
  const { delivery, figures } = useTexts();
  const endsAt = linkEndsAt(quote);
  const { stays, staysUntil, title } = delivery.receipt;
  const files = receiptFiles(quote);
  return (
    <ClosedLine title={title} summary={delivery.kept(delivery.files(files.length))}>
      <p className={parts.quiet}>
        {figures.list([
          ...endWords(quote, now),
          endsAt === null ? stays : staysUntil(formatDay(endsAt)),
        ])}
      </p>
      <FileTable
        columns={[delivery.table.delivered, delivery.table.deleted]}
        isNamed
        hasSums
        files={files}
        cells={(file) => [
          file.from === 'client' ? delivery.table.source : formatMoment(file.at, now),
          file.fileDeletedAt === undefined ? (
            <NotDeleted key="not-deleted" {...{ quote, file, isOffline, onDownload }} />
          ) : (
            formatMoment(file.fileDeletedAt, now)
          ),
        ]}
      />
    </ClosedLine>
  );
}

/** Offered while the file exists; the source document is downloaded elsewhere. */
function NotDeleted(props: Omit<ReceiptProps, 'now'> & { file: ReceiptFile }) {
  const { quote, file, isOffline, onDownload } = props;
  const { table } = useTexts().delivery;
  return (
    <>
      {table.notYet}
      {file.from === 'office' && (
        <>
          <br />
          <DownloadFile
            href={finishedHref(quote, file)}
            fileName={file.fileName}
            isOffline={isOffline}
            onDownload={onDownload}
          />
        </>
      )}
    </>
  );
}

function endWords(quote: QuoteSubmission, now: number): readonly string[] {
  const { delivery } = texts();
  const confirmedAt = quote.deliveries?.at(-1)?.confirmedAt;
  if (confirmedAt !== undefined) return [delivery.confirmed(formatMoment(confirmedAt, now))];
  const completed = completedAt(quote);
  return completed === null ? [] : [delivery.receipt.completed(formatMoment(completed, now))];
}
