import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import {
  allDeletedAt,
  keptAfterCompletion,
  type ReceiptFile,
  receiptFiles,
} from '@yiqiao/contract/files/receipt-files';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { decimalToCents } from '@yiqiao/contract/money/money';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { formatSpan } from '../clock/format-span.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import styles from './paper-receipt.module.css';
import { Sheet, SheetFoot } from './sheet.tsx';

interface PaperReceiptProps {
  readonly request: ClientRequest;
}

/** The printed receipt, with the full checksum of every file: it outlives the page. */
export function PaperReceipt({ request }: PaperReceiptProps) {
  const { receipt: texts, moments } = useRequestTexts();
  const zone = moments.zone(toZonedMoment(request.createdAt, request.timeZone));
  const isDeleted = allDeletedAt(request) !== null;
  return (
    <Sheet reference={request.reference} title={texts.paper.title} facts={useFacts(request)}>
      {isDeleted && <p className={styles.statement}>{texts.paper.statement}</p>}
      <FilesOnPaper request={request} />
      <JobOnPaper request={request} />
      <p className={styles.note}>
        {[texts.paper.times(zone), texts.fingerprint, ...(isDeleted ? [texts.kept] : [])].join(
          texts.paper.gap,
        )}
      </p>
      <div className={styles.end}>
        <SheetFoot />
      </div>
    </Sheet>
  );
}

/** The facts below the title: how many files there are, and when they are or were deleted. */
function useFacts(request: ClientRequest): readonly (readonly [string, string])[] {
  const { receipt, now, record, moments } = useRequestTexts();
  const { paper: texts, deleted } = receipt;
  const { reference, fileDeletionDueAt, timeZone } = request;
  const { length } = receiptFiles(request);
  const deletedAt = allDeletedAt(request);
  const momentOf = (at: string) => moments.full(toZonedMoment(at, timeZone));
  const first = [record.reference, reference] as const;
  if (deletedAt === null) {
    const due =
      fileDeletionDueAt === undefined
        ? []
        : [[texts.deletedBy, momentOf(fileDeletionDueAt)] as const];
    return [first, [texts.files, texts.kept(length)], ...due];
  }
  const kept = keptAfterCompletion(request);
  const after = kept === null ? [] : [[texts.after, formatSpan(kept, now)] as const];
  return [first, [texts.files, texts.allDeleted(length)], [deleted, momentOf(deletedAt)], ...after];
}

function FilesOnPaper({ request }: PaperReceiptProps) {
  const { receipt: texts } = useRequestTexts();
  return (
    <table className={styles.files}>
      <thead>
        <tr>
          <th>{texts.file}</th>
          <th>{texts.size}</th>
          <th>{texts.handedOver}</th>
          <th>{texts.deleted}</th>
        </tr>
      </thead>
      <tbody>
        {receiptFiles(request).map((file) => (
          <FileOnPaper key={file.id} file={file} request={request} />
        ))}
      </tbody>
    </table>
  );
}

function FileOnPaper({ file, request }: PaperReceiptProps & { readonly file: ReceiptFile }) {
  const { receipt: texts, moments } = useRequestTexts();
  const { fileName, fileSize, fileSha256: sum, at, fileDeletedAt } = file;
  const { fileDeletionDueAt: dueAt, timeZone } = request;
  const momentOf = (moment: string) => moments.short(toZonedMoment(moment, timeZone));
  const due = dueAt === undefined ? '' : texts.by(momentOf(dueAt));
  return (
    <>
      <tr className={styles.named}>
        <td>
          <bdi>
            <MarkedText text={fileName} />
          </bdi>
        </td>
        <td>{formatFileSize(fileSize)}</td>
        <td>{momentOf(at)}</td>
        <td>{fileDeletedAt === undefined ? due : momentOf(fileDeletedAt)}</td>
      </tr>
      <tr>
        <td colSpan={4} className={styles.sum}>
          {sum !== undefined && `SHA-256 ${sum}`}
        </td>
      </tr>
    </>
  );
}

function JobOnPaper({ request }: PaperReceiptProps) {
  return (
    <dl className={styles.job}>
      {useJob(request).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>
              <MarkedText text={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The job in a few rows, without what never happened. */
function useJob(request: ClientRequest): readonly (readonly [name: string, value: string])[] {
  const { receipt, record, formats, moments, payment: payments } = useRequestTexts();
  const { customerName, acceptance, deliveries, completedAt, payment, timeZone } = request;
  const offer = acceptedOffer(request);
  const momentOf = (at: string) => moments.full(toZonedMoment(at, timeZone));
  const delivery = deliveries.at(-1);
  const isPaid = payment?.state === 'paid' && payment.amount !== undefined;
  const rows: readonly (readonly [string, string] | false)[] = [
    [receipt.paper.client, customerName],
    acceptance !== undefined && [
      record.accepted,
      receipt.paper.accepted(acceptance.version, momentOf(acceptance.at)),
    ],
    delivery !== undefined && [record.delivered, momentOf(delivery.at)],
    completedAt !== undefined && [record.completed, momentOf(completedAt)],
    offer !== null && [record.words, formats.count(offer.wordCount)],
    offer !== null && [record.agreed, formats.money(decimalToCents(offer.total))],
    isPaid && [payments.paid, formats.money(decimalToCents(payment.amount ?? ''))],
  ];
  return rows.filter((row) => row !== false);
}
