import { randomUUID } from 'node:crypto';
import { quoteReceiptSchema, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { readDocumentKeys } from '@yiqiao/engines/postgres/inspect-database';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { documentsPrefix } from '@yiqiao/engines/s3/object-name';
import { createFileMeasurer } from '@yiqiao/measure/node';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../quote-form.ts';
import { formAfter, reachAt, sendWhole } from '../../sent-in-pieces.ts';
import { startTestServer } from '../../server/test-server.ts';
import { createOfficeClient } from '../../staff-client.ts';
import { createVisitor } from '../../visitor.ts';
import { type FakeStore, startFakeStore } from '../s3/fake-store.ts';
import { databaseEnvironment, databaseSettings } from './open-postgres.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const content = 'one two three '.repeat(1000);

function bucketEnvironment({ settings }: FakeStore): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

async function startOn(environment: Record<string, string>) {
  const server = await startTestServer({
    environment: { ...environment, ADMIN_PASSWORD: 'a long enough password' },
    surroundings: { measurer: createFileMeasurer(), counting: { patienceMs: 60_000 } },
  });
  onTestFinished(() => server.close());
  const office = createVisitor(server.url);
  const send = () =>
    fetch(`${server.url}/api/upload-quote`, {
      method: 'POST',
      body: quoteForm({}, { name: 'letter.txt', type: 'text/plain', content }),
    });
  return { server, office, send };
}

describe('a server with one of database and bucket', () => {
  it('is refused by the name of the one that is missing', async () => {
    const fake = await startFakeStore();
    const opening = startOn(bucketEnvironment(fake));
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow('DATABASE_URL must be set, because S3_ENDPOINT is');
    const DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/none';
    await expect(startOn(databaseEnvironment(DATABASE_URL))).rejects.toThrow(
      'S3_ENDPOINT must be set, because DATABASE_URL is',
    );
    expect(fake.seen).toEqual([]);
  });
});

describe.skipIf(isPostgresMissing)(
  `servers on one database and one bucket, ${needsPostgres}`,
  () => {
    const postgres = usePostgres();

    async function startTwo() {
      const fake = await startFakeStore();
      const DATABASE_URL = await postgres().makeDatabase();
      const environment = { ...databaseEnvironment(DATABASE_URL), ...bucketEnvironment(fake) };
      const [one, other] = [await startOn(environment), await startOn(environment)];
      return { fake, DATABASE_URL, one, other };
    }

    it('share finished files: taken by one, handed over and deleted by the other', async () => {
      const { fake, DATABASE_URL, one, other } = await startTwo();
      for (const { office } of [one, other]) await office.logIn();
      const { id, requestPath } = z.parse(quoteReceiptSchema, await (await one.send()).json());
      await one.office.client.setStatus(id, { status: 'in-progress' });
      const path = `/api/quotes/${id}/deliverables`;
      const sent = await one.office.fetch(path, { method: 'POST', body: quoteForm() });
      expect(sent.status).toBe(201);
      const { deliverables = [] } = z.parse(quoteSubmissionSchema, await sent.json());
      const fileIds = deliverables.map((file) => file.id);
      const orders = createOfficeClient((url, init) => other.office.fetch(url, init));
      expect((await orders.deliver(id, { fileIds })).kind).toBe('updated');
      const download = () =>
        fetch(
          `${one.server.url}/api${requestPath?.replace('request', 'requests')}/deliverables/${fileIds[0]}`,
        );
      expect(await (await download()).text()).toBe('one two three');
      const database = databaseSettings(DATABASE_URL);
      expect(await readDocumentKeys(database)).toEqual(new Set([id, ...fileIds]));
      const engine = await openPostgresEngine(database, { log: () => {} });
      onTestFinished(() => engine.close());
      const asked = [id, ...fileIds, randomUUID()];
      const isRecorded = await Promise.all(asked.map(engine.isRecorded));
      expect(isRecorded).toEqual([true, ...fileIds.map(() => true), false]);
      await other.office.client.deleteFile(id);
      expect([...fake.bucket.objects.keys()]).toEqual([]);
      expect((await download()).status).toBe(410);
      expect(await readDocumentKeys(database)).toEqual(new Set());
    });

    it('make one submission of two requests that take an upload at both at once', async () => {
      const { fake, ...servers } = await startTwo();
      const first = reachAt(servers.one.server.url);
      const reaches = [first, reachAt(servers.other.server.url)];
      const submitTwice = async (keys: readonly string[]) => {
        const path = await sendWhole(first, new Uint8Array(Buffer.from(content)));
        const sending = reaches.map(async (reach, at) => {
          const headers = { 'Idempotency-Key': keys[at] ?? '' };
          const body = formAfter(path);
          const answer = await reach('/api/upload-quote', { method: 'POST', headers, body });
          return { status: answer.status, text: await answer.text() };
        });
        return Promise.all(sending);
      };
      for (let round = 0; round < 10; round += 1) {
        const key = randomUUID();
        const [one, other] = await submitTwice([key, key]);
        expect(one?.status).toBe(201);
        expect(other).toEqual(one);
        const different = await submitTwice([randomUUID(), randomUUID()]);
        const [won, lost] = different.toSorted((a, b) => a.status - b.status);
        expect([won?.status, lost?.status]).toEqual([201, 409]);
        expect(lost?.text).toContain('upload-used');
      }
      const kept = [...fake.bucket.objects.keys()].filter((name) =>
        name.startsWith(documentsPrefix),
      );
      expect(kept).toHaveLength(20);
    });

    it('share documents, count them, and wait for a store that is away', async () => {
      const { fake, DATABASE_URL, one, other } = await startTwo();
      const answer = await one.send();
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ wordCount: 3000, wordCountBasis: 'measured' });
      await other.office.logIn();
      const list = await other.office.client.listQuotes();
      const [quote] = list.kind === 'whole' ? list.quotes : [];
      expect([...fake.bucket.objects.keys()]).toEqual([`documents/${quote?.filePath}`]);
      const path = `/api/admin/files/${quote?.filePath}`;
      expect(await (await other.office.fetch(path)).text()).toBe(content);
      const database = databaseSettings(DATABASE_URL);
      expect(await readDocumentKeys(database)).toEqual(new Set([quote?.filePath]));
      fake.mishap = ({ method }) => (method === 'GET' ? { kind: 'break', after: 0 } : undefined);
      const unread = await other.office.fetch(path);
      expect([unread.status, unread.headers.get('content-disposition')]).toEqual([503, null]);
      expect(await unread.json()).toMatchObject({ message: expect.any(String) });
      fake.mishap = () => undefined;
      await fake.stop();
      const refused = await one.send();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      expect((await other.office.fetch(path)).status).toBe(503);
      await fake.start();
      await expect.poll(async () => (await one.send()).status).toBe(201);
      await expect.poll(async () => (await other.office.fetch(path)).status).toBe(200);
    });
  },
);
