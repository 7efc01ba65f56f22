import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { Offer } from '@yiqiao/contract/record/order';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './quotation.module.css';

/** The documents that a quote covers, and the reference files that had come by then. */
export function DocumentsOnPaper({ offer }: { readonly offer: Offer }) {
  const { request } = useRequestState();
  const { paper, moments } = useRequestTexts();
  const { fileName, fileSize, createdAt, sources } = request;
  const documents = [
    ...(hadDocument(request) ? [{ id: 'request', fileName, fileSize, at: createdAt }] : []),
    ...sources.filter(({ id }) => offer.sources?.includes(id)),
  ];
  const references = sources.filter(
    ({ role, removedAt, at }) => role === 'reference' && removedAt === undefined && at <= offer.at,
  );
  if (documents.length + references.length === 0) return null;
  return (
    <div className={styles.documents}>
      {documents.map(({ id, fileName: name, fileSize: size, at }) => (
        <p key={id}>
          <MarkedText text={paper.file(name, formatFileSize(size), moments.day(at))} />
        </p>
      ))}
      {references.length > 0 && (
        <p>
          <MarkedText text={paper.references(references.map((reference) => reference.fileName))} />
        </p>
      )}
    </div>
  );
}
