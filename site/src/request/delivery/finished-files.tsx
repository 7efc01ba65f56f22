import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { getExtension } from '../../ui/file-extension.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { Fingerprint } from './fingerprint.tsx';
import styles from './finished-files.module.css';

type FinishedFile = ClientRequest['deliveries'][number]['files'][number];

interface FileListProps {
  readonly files: readonly FinishedFile[];
  /** For each replaced file's id, the number of the delivery that replaced it. */
  readonly replaced: ReadonlyMap<string, number>;
}

/** The files of one delivery, each with a download link. */
export function FileList({ files, replaced }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} replacedBy={replaced.get(file.id)} />
      ))}
    </ul>
  );
}

interface FileRowProps {
  readonly file: FinishedFile;
  /** Absent for a file that is part of the finished translation. */
  readonly replacedBy: number | undefined;
}

function FileRow({ file, replacedBy }: FileRowProps) {
  const { delivery } = useRequestTexts();
  const isReplaced = replacedBy !== undefined;
  return (
    <li className={styles.file} data-replaced={isReplaced || undefined}>
      <span className={styles.kind} aria-hidden="true">
        {getExtension(file.fileName)}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>
            <MarkedText text={file.fileName} />
          </bdi>
        </p>
        <p className={styles.size}>
          {formatFileSize(file.fileSize)}
          {isReplaced && `${delivery.gap}${delivery.replacedBy(replacedBy)}`}
        </p>
        <Fingerprint sum={file.fileSha256} />
      </div>
      <FileAction file={file} />
    </li>
  );
}

function FileAction({ file }: { readonly file: FinishedFile }) {
  const { delivery, record, moments } = useRequestTexts();
  const { key } = useRequestState();
  if (file.fileDeletedAt !== undefined) {
    const moment = moments.short(file.fileDeletedAt);
    return <p className={styles.size}>{record.deleted(moment)}</p>;
  }
  return (
    <a
      href={deliveryEndpoints.clientDeliverable.href({ key, fileId: file.id })}
      className={styles.download}
      download
    >
      {delivery.download}
      <VisuallyHidden> {file.fileName}</VisuallyHidden>
    </a>
  );
}
