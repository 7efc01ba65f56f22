import { jobsOf } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { storedQuoteSchema, writtenQuoteSchema } from '@yiqiao/ports/schema/record-schema';
import { createReadQuote, quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import * as z from 'zod/mini';

/** A record as the table holds it. */
export interface RecordRow {
  readonly record: unknown;
  readonly version: number;
}

const readQuote = createReadQuote(storedQuoteSchema, quoteUpgrades);
const version = schemaVersion(quoteUpgrades);

/** @throws when it has another shape than any release gave it. */
export function toQuote({ record, version }: RecordRow): StoredQuote {
  return readQuote(record, version);
}

/**
 * The same of a row that is about to be changed. Fields that this release does not know are kept, but where a
 * newer one has changed what the known ones mean, that would be written away.
 * @throws EngineAway when a newer release has written it in a later version.
 */
export function toChangeable(row: RecordRow): StoredQuote {
  if (row.version > version) {
    throw new EngineAway(
      `A newer release has written this record (version ${row.version}; this one knows ${version}): this process must be upgraded.`,
    );
  }
  return toQuote(row);
}

export const recordColumns =
  'id, reference, idempotency_key, file_path, link_digest, jobs, version, record';

/** What a record puts into `recordColumns`. @throws when it could not be read back. */
export function toColumns(quote: StoredQuote): readonly unknown[] {
  z.parse(writtenQuoteSchema, quote);
  const { id, reference, idempotencyKey = null, filePath = null, linkDigest = null } = quote;
  const found = [id, reference, idempotencyKey, filePath, linkDigest];
  return [...found, jobsOf(quote), version, toJson(quote)];
}

/** jsonb holds neither the character 0 nor half of a pair: a device may be called so, and nothing else is. */
function toJson(record: unknown): string {
  const text = JSON.stringify(record);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return text;
  return JSON.stringify(record, (_name, value) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
}

function wellFormed(text: string): string {
  return Buffer.from(text.replaceAll('\0', '\u{fffd}')).toString();
}

/** A text of PostgreSQL cannot hold the character 0, so that nothing has such a name. */
export function canBeName(text: string): boolean {
  return !text.includes('\0');
}
