import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { OutcomeUnknown } from '@yiqiao/ports/faults/outcome-unknown';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../../engines/test/connect.ts';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { openForTest } from '../conformance/engine-under-test.ts';
import { startCommitProxy } from './commit-proxy.ts';
import { formatPlace, parsePlace } from './open-postgres.ts';
import { postgresUnderTest } from './postgres-under-test.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const at = '2026-11-20T10:00:00.000Z';
const timeoutMs = 90_000;

/** PostgreSQL as it is after a crash that gave a forgotten transaction's number to another one. */
const liesAboutNumbers = `
  create table told (status text not null);
  insert into told values ('in progress');
  create function public.pg_xact_status(xid8) returns text language sql as 'select status from told'`;

describe.skipIf(isPostgresMissing)(
  `a change whose number became that of another, ${needsPostgres}`,
  () => {
    const server = usePostgres();
    const under = postgresUnderTest(server);

    /** A submission in revision 1, an engine whose next commit is cut off, and a second engine. */
    async function openWithProxy() {
      const place = await under.makePlace();
      const { url, folder } = parsePlace(place);
      const beside = await openForTest(under, place);
      await addQuote(beside.records, sampleQuote('a'));
      const sql = await connect(url);
      onTestFinished(() => sql.end());
      await sql.query(liesAboutNumbers);
      const name = new URL(url).pathname.slice(1);
      await sql.query(`alter database ${name} set search_path = public, pg_catalog`);
      const proxy = await startCommitProxy(url);
      const { records } = await openForTest(under, formatPlace(proxy.url, folder));
      const tell = (status: string) => sql.query('update told set status = $1', [status]);
      return { records, beside, proxy, tell };
    }

    it('is refused when the record is not there, though the number was committed', async () => {
      const { records, beside, proxy, tell } = await openWithProxy();
      await tell('committed');
      proxy.cutNext('before it arrives');
      const lost = setStatus(records, 'a', { status: 'completed', at });
      await expect(lost).rejects.toBeInstanceOf(EngineAway);
      await expect(lost).rejects.not.toBeInstanceOf(OutcomeUnknown);
      expect((await beside.records.get('a'))?.revision).toBe(1);
    });

    it('is confirmed when the record is there as it was stored', async () => {
      const { records, proxy, tell } = await openWithProxy();
      await tell('committed');
      proxy.cutNext('before its answer');
      const decision = await setStatus(records, 'a', { status: 'completed', at });
      expect(decision).toMatchObject({ kind: 'changed', quote: { revision: 2 } });
    });

    it(
      'is of unknown outcome when a later change hides it',
      async () => {
        const { records, beside, proxy, tell } = await openWithProxy();
        const cut = proxy.cutNext('before it arrives');
        const lost = setStatus(records, 'a', { status: 'completed', at });
        lost.catch(() => {});
        await cut;
        const change = () => setStatus(beside.records, 'a', { status: 'cancelled', at });
        await expect.poll(change).toMatchObject({ kind: 'changed' });
        await tell('committed');
        await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown);
      },
      timeoutMs,
    );
  },
);
