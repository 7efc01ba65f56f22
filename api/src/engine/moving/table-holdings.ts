import { erasureSchema } from '@yiqiao/contract/person/erasure';
import * as z from 'zod/mini';
import type { Run } from '../postgres/database.ts';
import { type RecordRow, toColumns, toQuote } from '../postgres/stored-record.ts';
import { credentialSchema } from '../schema/credential-schema.ts';
import { paymentIntentSchema } from '../schema/record-schema.ts';
import type { Holdings } from './moving-side.ts';

const rowsAtOnce = 200;
const columns = 'id, reference, idempotency_key, file_path, link_digest, jobs, version, record';

/** Everything that the tables hold, in the order in which it came. */
export async function readTables(run: Run): Promise<Holdings> {
  const quotes: Holdings['quotes'][number][] = [];
  for (let after = '-1'; ; ) {
    const rows = await run<RecordRow & { ordinal: string }>(
      `select ordinal, record, version from quotes where ordinal > $1
      order by ordinal limit ${rowsAtOnce}`,
      [after],
    );
    quotes.push(...rows.map(toQuote));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.ordinal;
  }
  const intents = await run<{ record: unknown }>('select record from payment_intents order by id');
  const erasures = await run<{ record: unknown }>(
    "select record from erasures order by record ->> 'month', id",
  );
  const secrets = await run<{ name: string; value: unknown }>('select name, value from secrets');
  const secretOf = (name: string) => secrets.find((row) => row.name === name)?.value ?? null;
  return {
    quotes,
    paymentIntents: intents.map(({ record }) => z.parse(paymentIntentSchema, record)),
    erasures: erasures.map(({ record }) => z.parse(erasureSchema, record)),
    credential: z.parse(z.nullable(credentialSchema), secretOf('credential')),
    signingKey: z.parse(z.nullable(z.string()), secretOf('signing-key')),
    linkSecret: z.parse(z.nullable(z.string()), secretOf('link-secret')),
  };
}

/** Makes the tables hold this and nothing else. Sessions end. */
export async function writeTables(run: Run, holdings: Holdings): Promise<void> {
  await run(
    'truncate quotes, payment_intents, erasures, erased_quotes, job_claims, processes, sessions, secrets, attempts restart identity',
  );
  for (let start = 0; start < holdings.quotes.length; start += rowsAtOnce) {
    const rows = holdings.quotes.slice(start, start + rowsAtOnce).map(toColumns);
    await insertRows(run, `quotes (${columns})`, rows);
  }
  for (let start = 0; start < holdings.paymentIntents.length; start += rowsAtOnce) {
    const some = holdings.paymentIntents.slice(start, start + rowsAtOnce);
    const rows = some.map((intent) => [intent.id, JSON.stringify(intent)]);
    await insertRows(run, 'payment_intents (id, record)', rows);
  }
  for (const erasure of holdings.erasures) {
    await insertRows(run, 'erasures (id, record)', [[erasure.id, JSON.stringify(erasure)]]);
    await run('insert into erased_quotes (id) select unnest($1::text[]) on conflict do nothing', [
      erasure.quotes,
    ]);
  }
  const { credential, signingKey, linkSecret } = holdings;
  const secrets = Object.entries({
    credential,
    'signing-key': signingKey,
    'link-secret': linkSecret,
  }).flatMap(([name, value]) => (value === null ? [] : [[name, JSON.stringify(value)]]));
  await insertRows(run, 'secrets (name, value)', secrets);
}

async function insertRows(
  run: Run,
  into: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const width = rows[0]?.length ?? 0;
  const places = rows.map((row, index) => {
    const numbers = row.map((_value, column) => `$${index * width + column + 1}`);
    return `(${numbers.join(', ')})`;
  });
  await run(`insert into ${into} values ${places.join(', ')}`, rows.flat());
}
