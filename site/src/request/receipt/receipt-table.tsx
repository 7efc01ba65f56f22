import { type ReceiptFile, receiptFiles } from '@yiqiao/contract/files/receipt-files';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { Fingerprint } from '../delivery/fingerprint.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { describeDeletion } from './describe-deletion.ts';
import styles from './receipt-table.module.css';

/** Every file of the order: its size, its SHA-256, when it was handed over, and when it was deleted. */
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
          {receiptFiles(request).map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{texts.fingerprint}</p>
    </div>
  );
}

function FileRow({ file }: { readonly file: ReceiptFile }) {
  const texts = useRequestTexts();
  const { receipt: names, moments } = texts;
  const { request } = useRequestState();
  const { fileName, fileSize, fileSha256: sum, at, from } = file;
  return (
    <tr>
      <th scope="row">
        <bdi>
          <MarkedText text={fileName} />
        </bdi>
        <small>{from === 'client' ? names.yours : names.ours}</small>
        <DownloadLink file={file} />
      </th>
      <td data-label={names.size}>{formatFileSize(fileSize)}</td>
      <td data-label="SHA-256">{sum !== undefined && <Fingerprint sum={sum} isShort />}</td>
      <td data-label={names.handedOver}>{moments.short(at)}</td>
      <td data-label={names.deleted}>{describeDeletion(file, request, texts)}</td>
    </tr>
  );
}

/** Of a finished file that is still there. */
function DownloadLink({ file }: { readonly file: ReceiptFile }) {
  const { delivery } = useRequestTexts();
  const { key } = useRequestState();
  const { id: fileId, from, fileName, fileDeletedAt } = file;
  if (from === 'client' || fileDeletedAt !== undefined) return null;
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
