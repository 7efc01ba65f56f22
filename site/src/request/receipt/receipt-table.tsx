import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { Fingerprint } from '../delivery/fingerprint.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { listReceiptRows, type ReceiptRow } from './list-receipt-rows.ts';
import styles from './receipt-table.module.css';

/** Every file there was: its size, its SHA-256, when it was handed over, and when it was deleted. */
export function ReceiptTable() {
  const { receipt: texts } = useRequestTexts();
  const { request } = useRequestState();
  return (
    <div>
      <table className={styles.files}>
        <thead>
          <tr>
            <th scope="col">{texts.file}</th>
            <th scope="col">{texts.size}</th>
            <th scope="col">SHA-256</th>
            <th scope="col">{texts.handedOver}</th>
            <th scope="col">{texts.deleted}</th>
          </tr>
        </thead>
        <tbody>
          {listReceiptRows(request).map((row) => (
            <FileRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{texts.fingerprint}</p>
    </div>
  );
}

function FileRow({ row }: { readonly row: ReceiptRow }) {
  const { receipt: texts, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { fileName, fileSize, sum, handedOverAt, key } = row;
  return (
    <tr>
      <th scope="row">
        <bdi>
          <MarkedText text={fileName} />
        </bdi>
        <small>{key === 'yours' ? texts.yours : texts.ours}</small>
        <DownloadLink row={row} />
      </th>
      <td data-label={texts.size}>{formatFileSize(fileSize)}</td>
      <td data-label="SHA-256">{sum !== undefined && <Fingerprint sum={sum} isShort />}</td>
      <td data-label={texts.handedOver}>
        {moments.short(toZonedMoment(handedOverAt, request.timeZone))}
      </td>
      <td data-label={texts.deleted}>
        <DeletionMoment row={row} />
      </td>
    </tr>
  );
}

function DownloadLink({ row: { fileId, fileName } }: { readonly row: ReceiptRow }) {
  const { delivery } = useRequestTexts();
  const { key } = useRequestState();
  if (fileId === undefined) return null;
  return (
    <a
      className={styles.download}
      href={deliveryEndpoints.clientDeliverable.href({ key, fileId })}
      aria-label={`${delivery.download} ${fileName}`}
      download
    >
      {delivery.download}
    </a>
  );
}

/** When a file was deleted, or until when it will be. */
function DeletionMoment({ row: { deletedAt } }: { readonly row: ReceiptRow }) {
  const { receipt: texts, moments } = useRequestTexts();
  const { fileDeletionDueAt, timeZone } = useRequestState().request;
  const momentOf = (at: string) => moments.short(toZonedMoment(at, timeZone));
  if (deletedAt !== undefined) return momentOf(deletedAt);
  return fileDeletionDueAt === undefined ? null : texts.by(momentOf(fileDeletionDueAt));
}
