import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Holdings } from '@yiqiao/ports/moving/moving-side';
import { credentialSchema } from '@yiqiao/ports/schema/credential-schema';
import { paymentIntentSchema } from '@yiqiao/ports/schema/record-schema';
import * as z from 'zod/mini';
import type { Run } from '../connections.ts';
import { readErasures } from '../erasure-table.ts';
import { readPages } from '../feed/changed-rows.ts';
import { peopleRow } from '../people-table.ts';
import { readRecordRow, writeRecordRow } from '../record-row.ts';
import { readLinkSecret, sealLinkSecret } from '../secrets/link-secret.ts';
import { settingsRow } from '../settings-table.ts';
import { recordColumns, toColumns } from '../stored-record.ts';

const rowsAtOnce = 200;

/** Everything in the tables, in order of arrival. @param keys newest first, as in `link-secret.ts`. */
export async function readTables(run: Run, keys: readonly string[]): Promise<Holdings> {
  const quotes: StoredQuote[] = [];
  for await (const part of readPages(run)) quotes.push(...part);
  const intents = await run<{ record: unknown }>('select record from payment_intents order by id');
  const [credential] = await run<{ value: unknown }>(
    "select value from secrets where name = 'credential'",
  );
  return {
    quotes: quotes.reverse(),
    paymentIntents: intents.map(({ record }) => z.parse(paymentIntentSchema, record)),
    erasures: await readErasures(run),
    credential: z.parse(z.nullable(credentialSchema), credential?.value ?? null),
    people: await readRecordRow(run, peopleRow),
    settings: await readRecordRow(run, settingsRow),
    linkSecret: (await readLinkSecret(run, keys))?.secret ?? null,
  };
}

/** Replaces the contents of the tables, which ends all sessions. @param keys newest first. */
export async function writeTables(
  run: Run,
  holdings: Holdings,
  keys: readonly string[],
): Promise<void> {
  await run(
    'truncate quotes, payment_intents, erasures, erased_quotes, job_claims, processes, sessions, secrets, attempts restart identity',
  );
  for (let start = 0; start < holdings.quotes.length; start += rowsAtOnce) {
    const rows = holdings.quotes.slice(start, start + rowsAtOnce).map(toColumns);
    await insertRows(run, `quotes (${recordColumns})`, rows);
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
  await writeRecordRow(run, peopleRow, holdings.people);
  await writeRecordRow(run, settingsRow, holdings.settings);
  const { credential, linkSecret } = holdings;
  const secrets = [
    ...(credential === null ? [] : [['credential', JSON.stringify(credential)]]),
    ...(linkSecret === null ? [] : [['link-secret', await sealLinkSecret(linkSecret, keys)]]),
  ];
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
