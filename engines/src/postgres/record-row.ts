import { StartError } from '@yiqiao/ports/faults/start-error';
import * as z from 'zod/mini';
import type { Run } from './connections.ts';
import type { Database } from './database.ts';

/** What other processes have changed is seen within this time. */
const lookAgainMs = 300;

export interface RecordRowOptions<Stored> {
  /** Has one row, with a column `record`. */
  readonly table: string;
  readonly schema: z.ZodMiniType<Stored, unknown>;
  /** Its name for operators, in the plural. */
  readonly name: string;
}

/** A small record as the one row of a table. Decisions run under its lock, in the transaction that stores them. */
export function createRecordRow<Stored extends { readonly revision: number }>(
  database: Database,
  options: RecordRowOptions<Stored>,
) {
  const { table } = options;
  let known: { readonly record: Stored | null; readonly readAt: number } | null = null;
  const lock = `select record, pg_current_xact_id()::text as xid from ${table} for update`;
  const update = `update ${table} set record = $1`;

  return {
    async read(): Promise<Stored | null> {
      if (known !== null && performance.now() - known.readAt < lookAgainMs) return known.record;
      const readAt = performance.now();
      known = { record: await readRecordRow(database.run, options), readAt };
      return known.record;
    },
    /** @param toWrite what a decision has made of the record; `null` when it is to stay. */
    async change<D>(
      decide: (stored: Stored | null) => D,
      toWrite: (decision: D) => Stored | null,
    ): Promise<D> {
      try {
        return await database.change(async (runOn) => {
          const [row] = await runOn<{ record: unknown; xid: string }>(lock);
          const decision = decide(toStored(row?.record, options));
          const next = toWrite(decision);
          if (row === undefined || next === null) return { answer: decision, xid: null };
          const write = { text: update, values: [toRecord(next, options)] };
          return { answer: decision, xid: row.xid, write, isFound: seek(next, options) };
        });
      } finally {
        known = null;
      }
    },
  };
}

export async function readRecordRow<Stored>(
  run: Run,
  options: RecordRowOptions<Stored>,
): Promise<Stored | null> {
  const [row] = await run<{ record: unknown }>(`select record from ${options.table}`);
  return toStored(row?.record, options);
}

/** The same of a database that no server of this release may have been started on, which has no such table. */
export async function readRecordRowIfThere<Stored>(
  run: Run,
  options: RecordRowOptions<Stored>,
): Promise<Stored | null> {
  const [row] = await run<{ there: boolean }>('select to_regclass($1) is not null as there', [
    options.table,
  ]);
  return row?.there === true ? readRecordRow(run, options) : null;
}

export async function writeRecordRow<Stored>(
  run: Run,
  options: RecordRowOptions<Stored>,
  record: Stored | null,
): Promise<void> {
  const value = record === null ? null : toRecord(record, options);
  await run(`update ${options.table} set record = $1`, [value]);
}

function toStored<Stored>(
  record: unknown,
  { schema, name }: RecordRowOptions<Stored>,
): Stored | null {
  if (record === null || record === undefined) return null;
  const parsed = z.safeParse(schema, record);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `The ${name} of the office are damaged in the database, or of a later release. Put the database back from a dump: see docs/operations/several-processes.md.`,
    { cause: parsed.error },
  );
}

/** @throws when it could not be read back. */
function toRecord<Stored>(record: Stored, { schema }: RecordRowOptions<Stored>): string {
  return JSON.stringify(z.parse(schema, record));
}

/** Whether it is stored as written; a later revision does not show what it was based on. */
function seek<Stored extends { readonly revision: number }>(
  record: Stored,
  options: RecordRowOptions<Stored>,
) {
  return async (run: Run): Promise<boolean | null> => {
    const [row] = await run<{ is_same: boolean; revision: number }>(
      `select record = $1::jsonb as is_same, (record ->> 'revision')::int as revision from ${options.table}`,
      [toRecord(record, options)],
    );
    if (row?.is_same === true) return true;
    return (row?.revision ?? 0) < record.revision ? false : null;
  };
}
