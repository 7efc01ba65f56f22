import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { openEngine } from '../../test/engine/open-embedded.ts';
import { startFakeStore } from '../../test/engine/s3/fake-store.ts';
import { openStore } from '../../test/engine/s3/store-tools.ts';
import { listOf } from '../../test/keep-quotes.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { createRequestLinks } from '../order/request-links.ts';
import { createMultipartParser } from './form/multipart-parser.ts';
import type { IntakeOffice } from './intake.ts';
import { Pieces } from './pieces/pieces.ts';
import { createUploadIds } from './pieces/upload-ids.ts';
import { takeQuote } from './quote-intake.ts';

const key = 'e2ab1c1e-0000-4000-8000-000000000000';
const counted = {
  result: new Promise<never>(() => {}),
  soon: async () => null,
  cancel: () => {},
};

/** Takes requests as one of several processes would: it has not seen what others are storing. */
async function openOffice(elsewhere?: DocumentStore) {
  const place = await temporaryFolder();
  const engine = await openEngine(place);
  onTestFinished(() => engine.close());
  const followed: string[] = [];
  const records = { ...engine.records, findByIdempotencyKey: async () => undefined };
  const office: IntakeOffice = {
    engine: { records, documents: elsewhere ?? engine.documents },
    counts: { begin: () => counted, follow: (id) => void followed.push(id) },
    clock: Date.now,
    links: createRequestLinks('a secret of the server, long enough'),
    encodeClient: (client) => client,
    hasProvider: false,
    ownSettings: { read: async () => null, readKept: () => keptByDefault },
    pieces: new Pieces({
      time: { now: Date.now, doubtMs: () => 0 },
      cutting: new AbortController().signal,
      documents: engine.documents,
      ids: createUploadIds('a secret of the server'),
    }),
  };
  const server = createServer(async (request, response) => {
    const quote = await takeQuote(request, office, {
      parser: createMultipartParser(request.headers),
      ticket: { signal: new AbortController().signal, count: () => {}, release: () => {} },
      client: 'visitor',
      browser: '',
      idempotencyKey: key,
      signal: new AbortController().signal,
      onGuard: () => {},
      isAwaited: () => true,
    }).catch((error: Error & { code: string }) => ({ id: error.code }));
    response.end(quote.id);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    followed,
    async send(changes: Record<string, string> = {}): Promise<string> {
      const body = quoteForm(changes);
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })).text();
    },
    listed: () => listOf(engine.feed),
    async documents(): Promise<string[]> {
      const names = await readdir(join(place, 'uploads'));
      return names.filter((name) => !name.startsWith('.'));
    },
  };
}

describe('takeQuote', () => {
  it('makes one submission with one document of a request that two processes receive at once', async () => {
    const office = await openOffice();
    const [one, two] = await Promise.all([office.send(), office.send()]);
    expect(two).toBe(one);
    expect((await office.listed()).map(({ id }) => id)).toEqual([one]);
    expect(await office.documents()).toEqual([one]);
    expect(office.followed).toEqual([one]);
  });

  it('keeps a document in an S3 store, and refuses it while that is away', async () => {
    const fake = await startFakeStore();
    const office = await openOffice(await openStore(fake.settings));
    const first = await office.send();
    expect([...fake.bucket.objects.keys()]).toEqual([`documents/${first}`]);
    await fake.stop();
    expect(await office.send()).toBe('no-storage');
    await fake.start();
    expect((await office.listed()).map(({ id }) => id)).toEqual([first]);
  });

  it('keeps nothing of another request under the key of a stored one', async () => {
    const office = await openOffice();
    const first = await office.send();
    expect(await office.send({ customerName: '李小龙' })).toBe('key-reused');
    expect((await office.listed()).map(({ id }) => id)).toEqual([first]);
    expect(await office.documents()).toEqual([first]);
  });
});
