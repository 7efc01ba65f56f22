import { formatMegabytes } from '@yiqiao/contract/quote/upload-limits';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './now.module.css';

/** The receipt of the deletion: what there was, and until when. */
export function Deleted() {
  const { now, moments, record } = useRequestTexts();
  const { fileName, fileSize, createdAt, fileDeletedAt, timeZone } = useRequestState().request;
  const { deleted: names } = now;
  const momentOf = (at: string | undefined) =>
    at === undefined ? '' : moments.short(toZonedMoment(at, timeZone));
  return (
    <div>
      <h2 className={styles.statement}>{names.statement}</h2>
      <table className={styles.files}>
        <thead>
          <tr>
            <th scope="col">{names.file}</th>
            <th scope="col">{names.size}</th>
            <th scope="col">{names.received}</th>
            <th scope="col">{names.deleted}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <MarkedText text={fileName} />
              <small>{names.yours}</small>
            </th>
            <td data-label={names.size}>{record.size(formatMegabytes(fileSize))}</td>
            <td data-label={names.received}>{momentOf(createdAt)}</td>
            <td data-label={names.deleted}>{momentOf(fileDeletedAt)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
