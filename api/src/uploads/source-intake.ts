import type { IncomingMessage } from 'node:http';
import {
  addSource,
  type NewSource,
  type SourceRefusal,
} from '@yiqiao/contract/commands/add-source';
import type {
  clientSourceFieldsSchema,
  sourceFieldsSchema,
} from '@yiqiao/contract/commands/source-forms';
import { isBeingCounted } from '@yiqiao/contract/life/jobs';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { Source } from '@yiqiao/contract/record/source';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { DocumentCounts } from '../jobs/count-documents.ts';
import {
  type Arrival,
  type ReceivingOffice,
  type StoredFile,
  takeOrderFile,
} from './order-file-intake.ts';

export interface AddingOffice extends ReceivingOffice {
  readonly counts: Pick<DocumentCounts, 'begin' | 'resume'>;
}

interface SourceArrival extends Arrival {
  /** Of the submission. */
  readonly orderId: string;
  /** The fields of the sender's form. */
  readonly fields: typeof sourceFieldsSchema | typeof clientSourceFieldsSchema;
  readonly from: NewSource['from'];
  /** The sender, as limits count clients. */
  readonly client: string;
  /** Decides on the order's record. */
  change(
    decide: (quote: StoredQuote, at: number) => Decision<StoredQuote, SourceRefusal>,
  ): Promise<Decision<StoredQuote, SourceRefusal> | null>;
}

/** Receives a document or a reference file that is added to an order, counts a document, and adds it to the record. */
export async function takeSource(
  request: IncomingMessage,
  office: AddingOffice,
  { orderId, fields, from, client, change, ...arrival }: SourceArrival,
) {
  const decision = await takeOrderFile(request, office, arrival, {
    orderId,
    fields,
    invalid:
      'Give `role`: "document" or "reference". A `changeId` has 8 to 64 characters, a `device` 80 at most.',
    async record(file, given) {
      const { role, text, changeId = file.key } = given;
      const device = 'device' in given ? given.device : undefined;
      const measurement = role === 'document' ? await countSoon(office, file, client) : undefined;
      const { key: id, name: fileName, size: fileSize, sha256: fileSha256 } = file;
      const added = { id, fileName, fileSize, fileSha256, role, from, measurement };
      return change((quote, at) =>
        addSource(
          quote,
          { ...added, text, changeId, device },
          { at, rules: office.ownSettings.readKept() },
        ),
      );
    },
  });
  if (decision?.quote.sources?.some(isBeingCounted)) office.counts.resume(decision.quote.id);
  return decision;
}

/** @returns undefined when it takes longer than its sender should wait: it is counted later, from the beginning. */
async function countSoon(
  { engine, counts }: AddingOffice,
  { key, name, size }: StoredFile,
  client: string,
): Promise<Source['measurement'] | undefined> {
  const place = await engine.documents.locate(key);
  const count = counts.begin({ place, name, size, client });
  const measurement = await count.soon();
  if (measurement === null) count.cancel();
  return measurement ?? undefined;
}
