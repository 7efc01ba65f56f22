import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readDocumentKeys } from '@yiqiao/engines/postgres/inspect-database';
import { createFileMeasurer } from '@yiqiao/measure/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkS3 } from '../../../src/operations/doctor/check-s3.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { startTestServer } from '../../server/test-server.ts';
import { submitQuote } from '../../submit-quote.ts';
import { createStaffVisitor } from '../../visitor.ts';
import { type FakeStore, startFakeStore } from '../s3/fake-store.ts';
import { databaseSettings } from './open-postgres.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const programs = process.env.POSTGRES_BIN ?? '';

async function startOn(databaseUrl: string, { settings }: FakeStore) {
  const server = await startTestServer({
    environment: {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'kept apart from every dump',
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      ADMIN_PASSWORD: 'a long enough password',
      RETENTION_HOURS: 'off',
      ABANDONED_DAYS: 'off',
    },
    surroundings: { measurer: createFileMeasurer() },
  });
  onTestFinished(() => server.running.stop());
  const office = await createStaffVisitor(server.url);
  return { server, office };
}

/** As in operations.md: the database first, then the bucket. */
async function backUp(databaseUrl: string, store: FakeStore) {
  const dump = join(await temporaryFolder(), 'office.dump');
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, databaseUrl]);
  return { dump, objects: new Map(store.bucket.objects) };
}

describe.skipIf(isPostgresMissing)(`a backup of database and bucket, ${needsPostgres}`, () => {
  const postgres = usePostgres();

  it('brings back every submission with its document, and no console takes it for what it knew', async () => {
    const url = await postgres().makeDatabase();
    const store = await startFakeStore();
    const { server, office } = await startOn(url, store);
    const ids = [await submitQuote(server), await submitQuote(server)];
    const { dump, objects } = await backUp(url, store);
    const later = await submitQuote(server);
    const known = await office.client.listQuotes();

    const restored = await postgres().makeDatabase();
    const arguments_ = ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump];
    execFileSync(join(programs, 'pg_restore'), arguments_);
    const copy = await startFakeStore();
    for (const [name, object] of objects) copy.bucket.objects.set(name, object);
    const again = await startOn(restored, copy);

    const list = await again.office.client.listQuotes(known.cursor ?? undefined);
    if (list.kind !== 'whole') throw new Error('The cursor of another store was taken.');
    expect(list.quotes.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(list.quotes.map(({ id }) => id)).not.toContain(later);
    for (const { filePath } of list.quotes) {
      const answer = await again.office.fetch(`/api/admin/files/${filePath}`);
      expect(await answer.text()).toBe('one two three');
    }
    const database = databaseSettings(restored);
    const keys = await readDocumentKeys(database);
    const compare = () => checkS3(copy.settings, Date.now(), keys);
    expect((await compare()).filter(({ severity }) => severity === 'problem')).toEqual([]);
    // A bucket that was copied before the database lacks what came between the two.
    const [first] = [...objects.keys()];
    copy.bucket.objects.delete(first ?? '');
    expect((await compare()).map(({ severity }) => severity)).toContain('problem');
  });
});
