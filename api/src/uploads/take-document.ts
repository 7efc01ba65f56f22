import { randomUUID } from 'node:crypto';
import type { DocumentStore, IncomingDocument } from '@yiqiao/ports/document-store';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import { refuseForNow } from './refuse-for-now.ts';

/** A document that is arriving, and the key under which it will be kept. */
export interface NewDocument {
  readonly key: string;
  readonly incoming: IncomingDocument;
}

/** Runs `record` with a new document. When `record` rejects, the document is discarded. */
export async function takeDocument<Answer>(
  documents: Pick<DocumentStore, 'begin'>,
  record: (document: NewDocument) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID();
  const incoming = await documents.begin(key).catch(refuseForNow);
  try {
    return await record({ key, incoming });
  } catch (error) {
    // The record may have been stored: its document must not be missing then.
    if (!(error instanceof OutcomeUnknown)) await incoming.discard().catch(refuseForNow);
    return refuseForNow(error);
  }
}
