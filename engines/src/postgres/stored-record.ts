import { jobsOf } from '@yiqiao/contract/life/jobs';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { storedQuoteSchema, writtenQuoteSchema } from '@yiqiao/ports/schema/record-schema';
import { createReadQuote, quoteUpgrades, schemaVersion } from '@yiqiao/ports/schema/schema-version';
import * as z from 'zod/mini';

/** A record as stored in the table. */
export interface RecordRow {
  readonly record: unknown;
  readonly version: number;
}

const readQuote = createReadQuote(storedQuoteSchema, quoteUpgrades);
const version = schemaVersion(quoteUpgrades);

/** @throws when it does not match the schema of any release. */
export function toQuote({ record, version }: RecordRow): StoredQuote {
  return readQuote(record, version);
}

/**
 * The same for a row that is about to be changed. Unknown fields are kept, but if a newer release has changed the
 * meaning of known ones, writing would destroy that.
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

/** A record's values for `recordColumns`. @throws when it could not be read back. */
export function toColumns(quote: StoredQuote): readonly unknown[] {
  z.parse(writtenQuoteSchema, quote);
  const { id, reference, idempotencyKey = null, filePath = null, linkDigest = null } = quote;
  const found = [id, reference, idempotencyKey, filePath, linkDigest];
  return [...found, jobsOf(quote), version, toJson(quote)];
}

/** jsonb supports neither the character 0 nor lone surrogates, which only a device's name could contain. */
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

/** PostgreSQL's text cannot hold the character 0, so nothing can have such a name. */
export function canBeName(text: string): boolean {
  return !text.includes('\0');
}
