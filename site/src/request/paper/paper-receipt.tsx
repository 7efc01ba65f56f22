import {
  allDeletedAt,
  keptAfterCompletion,
  type ReceiptFile,
  receiptFiles,
} from '@yiqiao/contract/files/receipt-files';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { joinClasses } from '../../ui/class-names.ts';
import { formatSpan } from '../clock/format-span.ts';
import { describeDeletion } from '../receipt/describe-deletion.ts';
import { useFacts } from '../record/request-facts.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './paper-receipt.module.css';
import sheetStyles from './sheet.module.css';
import { Sheet, type SheetFacts, SheetFoot } from './sheet.tsx';

/** The printed receipt, with the full checksum of every file: it outlives the page. */
export function PaperReceipt() {
  const { request } = useRequestState();
  const { receipt: texts, moments } = useRequestTexts();
  const zone = moments.zone(request.createdAt);
  const isDeleted = allDeletedAt(request) !== null;
  return (
    <Sheet reference={request.reference} title={texts.paper.title} facts={useSummary()}>
      {isDeleted && <p className={styles.statement}>{texts.paper.statement}</p>}
      <FilesOnPaper />
      <JobOnPaper />
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
function useSummary(): SheetFacts {
  const { request } = useRequestState();
  const { receipt, now, record, moments } = useRequestTexts();
  const { paper: texts, deleted } = receipt;
  const { reference, fileDeletionDueAt: dueAt } = request;
  const { length } = receiptFiles(request);
  const deletedAt = allDeletedAt(request);
  const kept = keptAfterCompletion(request);
  const first = [record.reference, reference] as const;
  if (deletedAt === null) {
    const due = dueAt === undefined ? [] : [[texts.deletedBy, moments.full(dueAt)] as const];
    return [first, [texts.files, texts.kept(length)], ...due];
  }
  const after = kept === null ? [] : [[texts.after, formatSpan(kept, now)] as const];
  return [
    first,
    [texts.files, texts.allDeleted(length)],
    [deleted, moments.full(deletedAt)],
    ...after,
  ];
}

function FilesOnPaper() {
  const { request } = useRequestState();
  const { receipt: texts } = useRequestTexts();
  return (
    <table className={joinClasses(sheetStyles.table, styles.files)}>
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
          <FileOnPaper key={file.id} file={file} />
        ))}
      </tbody>
    </table>
  );
}

function FileOnPaper({ file }: { readonly file: ReceiptFile }) {
  const { request } = useRequestState();
  const texts = useRequestTexts();
  const { fileName, fileSize, fileSha256: sum, at } = file;
  return (
    <>
      <tr className={styles.named}>
        <td>
          <bdi>
            <MarkedText text={fileName} />
          </bdi>
        </td>
        <td>{formatFileSize(fileSize)}</td>
        <td>{texts.moments.short(at)}</td>
        <td>{describeDeletion(file, request, texts)}</td>
      </tr>
      <tr>
        <td colSpan={4} className={styles.sum}>
          {sum !== undefined && `SHA-256 ${sum}`}
        </td>
      </tr>
    </>
  );
}

function JobOnPaper() {
  return (
    <dl className={styles.job}>
      {useFacts('paper').map(({ name, value }) => (
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
