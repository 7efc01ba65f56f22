import type { AdvanceDecision } from '@yiqiao/contract/commands/server/advance';
import { maxOpenAdvances } from '@yiqiao/ports/find-advances';
import type { PaymentIntent, RecordStore } from '@yiqiao/ports/record-store';
import { paymentIntentSchema } from '@yiqiao/ports/schema/record-schema';
import * as z from 'zod/mini';
import type { Run } from '../connections.ts';
import type { Database } from '../database.ts';
import { canBeName } from '../stored-record.ts';

type IntentStore = Pick<
  RecordStore,
  'addPaymentIntent' | 'getPaymentIntent' | 'changePaymentIntent' | 'findAdvances' | 'forgetIntents'
>;

type Decided = AdvanceDecision<PaymentIntent> | null;

interface IntentRow {
  readonly record: unknown;
}

const lock = `
  select record, pg_current_xact_id()::text as xid from payment_intents where id = $1 for update`;
const insert = 'insert into payment_intents (id, record) values ($1, $2)';
const update = 'update payment_intents set record = $2 where id = $1';

/** Payment intents of the checkout, as rows. */
export function createIntentTable(database: Database): IntentStore {
  const { run, store } = database;
  return {
    async addPaymentIntent(intent) {
      await database.change(async (runOn) => {
        const [row] = await runOn<{ xid: string }>('select pg_current_xact_id()::text as xid');
        const write = { text: insert, values: toRow(intent) };
        return { answer: undefined, xid: row?.xid ?? null, write, isFound: seek(intent) };
      });
    },
    async getPaymentIntent(id) {
      if (!canBeName(id)) return undefined;
      const [row] = await run<IntentRow>('select record from payment_intents where id = $1', [id]);
      return row && toIntent(row);
    },
    async changePaymentIntent(id, decide) {
      if (!canBeName(id)) return null;
      return database.change<Decided>(async (runOn) => {
        const [row] = await runOn<IntentRow & { xid: string }>(lock, [id]);
        const decision = row === undefined ? null : decide(toIntent(row));
        if (row === undefined || decision?.kind !== 'changed')
          return { answer: decision, xid: null };
        const write = { text: update, values: toRow(decision.advance) };
        return { answer: decision, xid: row.xid, write, isFound: seek(decision.advance) };
      });
    },
    async findAdvances(kind) {
      const rows = await run<IntentRow>(kind === 'open' ? findOpen : findSettled);
      return rows.map(toIntent);
    },
    async forgetIntents({ recordedBefore, begunBefore, most }) {
      const gone = await store(forget, [recordedBefore, begunBefore, most]);
      return gone.length;
    },
  };
}

const newestFirst = "order by record ->> 'createdAt' desc, id";

const findOpen = `
  select record from payment_intents
  where record ? 'payment' and record #>> '{payment,state}' = 'open'
    and record #> '{payment,session}' is not null
  ${newestFirst} limit ${maxOpenAdvances}`;

/** Mirrors `isSettled`, for rows with a payment. */
const isSettled = `(record #>> '{payment,state}' not in ('open', 'failed')
    or record #>> '{payment,state}' = 'open' and record #> '{payment,submittedAt}' is not null)`;

const findSettled = `
  select record from payment_intents where record ? 'payment' and ${isSettled} ${newestFirst}`;

/** Mirrors `isForgettable`. */
const isForgettable = `
  (not record ? 'payment' or not ${isSettled} and record #>> '{payment,at}' < $2)`;

/** The condition is repeated, since a payment may start between the search and the deletion of a row. */
const forget = `
  with forgettable as (
    select id, record ->> 'createdAt' as at, row_number() over (${newestFirst}) as place
    from payment_intents where ${isForgettable}
  )
  delete from payment_intents
  where id in (select id from forgettable where place > $3 or at < $1) and ${isForgettable}
  returning id`;

function toIntent({ record }: IntentRow): PaymentIntent {
  return z.parse(paymentIntentSchema, record);
}

/** @throws when it could not be read back. */
function toRow(intent: PaymentIntent): readonly unknown[] {
  return [z.parse(paymentIntentSchema, intent).id, JSON.stringify(intent)];
}

/** Whether it is stored as written, or in a later state. */
function seek(intent: PaymentIntent) {
  return async (run: Run): Promise<boolean | null> => {
    const [row] = await run<{ is_same: boolean }>(
      'select record = $2::jsonb as is_same from payment_intents where id = $1',
      toRow(intent),
    );
    return row?.is_same === true ? true : null;
  };
}
