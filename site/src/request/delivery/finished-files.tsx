import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { formatFileSize } from '@yiqiao/contract/quote/upload-limits';
import { ButtonAnchor } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import textStyles from '../text.module.css';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import { Fingerprint } from './fingerprint.tsx';
import { type FinishedFile, kindOf } from './finished-file.ts';
import styles from './finished-files.module.css';

interface FinishedFilesProps {
  readonly heading: string;
  readonly files: readonly FinishedFile[];
}

/** Files that were handed over together, each to download. */
export function FinishedFiles({ heading, files }: FinishedFilesProps) {
  return (
    <section>
      <h2 className={textStyles.heading}>{heading}</h2>
      <FileList files={files} />
    </section>
  );
}

export function FileList({ files }: Pick<FinishedFilesProps, 'files'>) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileRow({ file }: { readonly file: FinishedFile }) {
  const kind = kindOf(file.fileName);
  return (
    <li className={styles.file}>
      <span className={styles.kind} aria-hidden="true">
        {kind}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>
            <MarkedText text={file.fileName} />
          </bdi>
        </p>
        <p className={styles.size}>{formatFileSize(file.fileSize)}</p>
        <Fingerprint sum={file.fileSha256} />
      </div>
      <FileAction file={file} />
    </li>
  );
}

function FileAction({ file }: { readonly file: FinishedFile }) {
  const { delivery, record, moments } = useRequestTexts();
  const { key, request } = useRequestState();
  if (file.fileDeletedAt !== undefined) {
    const moment = moments.short(toZonedMoment(file.fileDeletedAt, request.timeZone));
    return <p className={styles.size}>{record.deleted(moment)}</p>;
  }
  return (
    <ButtonAnchor
      href={deliveryEndpoints.clientDeliverable.href({ key, fileId: file.id })}
      size="small"
      className={styles.download}
      download
    >
      {delivery.download}
      <VisuallyHidden> {file.fileName}</VisuallyHidden>
    </ButtonAnchor>
  );
}
