import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import { StartError } from '@yiqiao/ports/faults/start-error';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { keptPeopleSchema } from '@yiqiao/ports/schema/people-schema';
import * as z from 'zod/mini';
import type { Run } from './connections.ts';
import type { Database } from './database.ts';

/** What other processes have changed is seen within this time. */
const lookAgainMs = 300;

const lock = 'select record, pg_current_xact_id()::text as xid from people for update';
const update = 'update people set record = $1';

/** People as the one row of a table. Decisions run under its lock, in the transaction that stores them. */
export function createPeopleTable(database: Database): PeopleStore {
  const { run } = database;
  let known: { readonly people: StoredPeople | null; readonly readAt: number } | null = null;

  return {
    async read() {
      if (known !== null && performance.now() - known.readAt < lookAgainMs) return known.people;
      const readAt = performance.now();
      known = { people: await readPeople(run), readAt };
      return known.people;
    },
    async change(decide) {
      try {
        return await database.change(async (runOn) => {
          const [row] = await runOn<{ record: unknown; xid: string }>(lock);
          const decision = decide(toPeople(row?.record));
          if (row === undefined || decision.kind !== 'changed') {
            return { answer: decision, xid: null };
          }
          const write = { text: update, values: [toRecord(decision.people)] };
          return { answer: decision, xid: row.xid, write, isFound: seek(decision.people) };
        });
      } finally {
        known = null;
      }
    },
  };
}

export async function readPeople(run: Run): Promise<StoredPeople | null> {
  const [row] = await run<{ record: unknown }>('select record from people');
  return toPeople(row?.record);
}

export async function writePeople(run: Run, people: StoredPeople | null): Promise<void> {
  await run(update, [people === null ? null : toRecord(people)]);
}

function toPeople(record: unknown): StoredPeople | null {
  if (record === null || record === undefined) return null;
  const parsed = z.safeParse(keptPeopleSchema, record);
  if (parsed.success) return parsed.data;
  throw new StartError(
    'The people of the office are damaged in the database, or of a later release. Put the database back from a dump: see docs/operations/several-processes.md.',
    { cause: parsed.error },
  );
}

/** @throws when it could not be read back. */
function toRecord(people: StoredPeople): string {
  return JSON.stringify(z.parse(keptPeopleSchema, people));
}

/** Whether it is stored as written; a later revision does not show what it was based on. */
function seek(people: StoredPeople) {
  return async (run: Run): Promise<boolean | null> => {
    const [row] = await run<{ is_same: boolean; revision: number }>(
      "select record = $1::jsonb as is_same, (record ->> 'revision')::int as revision from people",
      [toRecord(people)],
    );
    if (row?.is_same === true) return true;
    return (row?.revision ?? 0) < people.revision ? false : null;
  };
}
