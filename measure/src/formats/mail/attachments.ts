import type { Finding } from '../../document-reader.ts';
import { maxListedDocuments } from '../../report/measurement.ts';
import { cleanDocumentName } from '../archive/document-list.ts';

/**
 * What a mail's report says of its attachments: their names. They are not counted.
 * @param count how many there are, where not all are named.
 */
export function describeAttachments(names: readonly string[], count = names.length): Finding {
  if (count === 0) return {};
  const documents = names
    .slice(0, maxListedDocuments)
    .map((name) => ({ name: cleanDocumentName(name) }));
  return { partial: 'attachments', documents, documentCount: count };
}
