import { takeBackInvoice } from '@yiqiao/contract/commands/office/take-back-invoice';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { type Invoice, invoiceKinds } from '@yiqiao/contract/record/invoice';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { formatRecent } from '../clocks/format-time.ts';
import { DownloadFile } from '../delivery/files/download-file.tsx';
import { FileLine } from '../delivery/files/file-line.tsx';
import { RemoveFile } from '../delivery/files/remove-file.tsx';
import { UploadRing } from '../delivery/files/upload-ring.tsx';
import { useChangeNow } from '../state/use-change-now.ts';
import { texts, useTexts } from '../texts/texts.ts';

interface InvoiceLineProps {
  quote: QuoteSubmission;
  invoice: Invoice;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** An invoice: since when the client sees it, or when it was taken back. */
export function InvoiceLine({ quote, invoice, isOffline, now, onDownload }: InvoiceLineProps) {
  const { delivery, order } = useTexts();
  const { invoices: words } = order;
  const { changeNow, isAsking, problem, setProblem } = useChangeNow();
  const { id: invoiceId, fileName, filePath, removedAt } = invoice;
  const parameters = { id: quote.id, invoiceId };

  async function takeBack() {
    if (isOffline) return setProblem(words.offline);
    await changeNow(takeBackInvoice, { parameters, words: delivery.removal });
  }

  return (
    <FileLine
      fileName={fileName}
      ring={<UploadRing look={removedAt === undefined ? 'here' : 'open'} />}
      problem={problem ?? undefined}
      actions={
        filePath !== undefined &&
        removedAt === undefined && (
          <>
            <DownloadFile
              href={invoiceEndpoints.invoiceFile.href(parameters)}
              fileName={fileName}
              isOffline={isOffline}
              onDownload={onDownload}
            />
            <RemoveFile
              fileName={fileName}
              label={words.takeBack}
              isOffline={isOffline}
              isAsking={isAsking}
              onRemove={() => void takeBack()}
            />
          </>
        )
      }
    >
      {describe(invoice, now)}
    </FileLine>
  );
}

/** "Fapiao, 0.08 MB, on the client's page since today, 10:12". */
function describe({ kind: name, fileSize, at, removedAt }: Invoice, now: number): string {
  const { figures, order } = texts();
  const { invoices: words } = order;
  const kind = invoiceKinds.find((known) => known === name) ?? 'invoice';
  return figures.list([
    words.kinds[kind],
    formatFileSize(fileSize),
    removedAt === undefined
      ? words.since(formatRecent(at, now))
      : words.takenBack(formatRecent(removedAt, now)),
  ]);
}
