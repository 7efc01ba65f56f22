import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { abortUnfinished } from '@yiqiao/engines/s3/abort-unfinished';
import { listDocuments, listUnfinished } from '@yiqiao/engines/s3/bucket/list-bucket';
import { createS3Client, type RetryPace } from '@yiqiao/engines/s3/client/s3-client';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeDocuments } from '../conformance/describe-documents.ts';
import { describeUnfinished } from '../conformance/describe-unfinished.ts';
import type { DocumentsUnderTest } from '../conformance/engine-under-test.ts';
import { describePieces } from './describe-pieces.ts';
import {
  isOpen,
  keep,
  makeDocument,
  openStore,
  readBack,
  receive,
  type TestDocument,
} from './store-tools.ts';
import { type SwiftServer, startSwift } from './swift-server.ts';

/** Set by `npm run test:everything` where Swift can be had. */
const { SWIFT_TESTS } = process.env;
const isThere = SWIFT_TESTS === '1';
const port = 3120;
const cutPort = 3130;

let folder: string;
let swift: SwiftServer;
let settings: S3Settings;

/** A restart of the proxy takes a few seconds. */
const patient: RetryPace = { maxTries: 12, firstPauseMs: 20, lookMs: 200 };
const hasty: RetryPace = { maxTries: 3, firstPauseMs: 20, lookMs: 100 };

async function makeBucket(): Promise<S3Settings> {
  const made = swift.settings(`b-${randomUUID()}`);
  const client = createS3Client(made, patient);
  await client.ask({ method: 'PUT' });
  client.close();
  return made;
}

async function countAll(pages: AsyncIterable<readonly unknown[]>): Promise<number> {
  let count = 0;
  for await (const page of pages) count += page.length;
  return count;
}

/** Everything that lies in the bucket of the tests. */
async function countLeft(): Promise<{ objects: number; uploads: number }> {
  const client = createS3Client(settings, hasty);
  const objects = await countAll(listDocuments(client));
  const uploads = await countAll(listUnfinished(client));
  client.close();
  return { objects, uploads };
}

/** A line to the store that can be cut, or changes a byte of what is sent. */
async function openLine() {
  const sockets = new Set<Socket>();
  const line = { isCut: false, corruptNext: false };
  const server = createServer((socket) => {
    const through = connect(port, '127.0.0.1');
    for (const end of [socket, through]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        through.destroy();
      });
    }
    // A line that is cut stays open and silent.
    socket.on('data', (piece) => {
      if (line.isCut) return;
      if (line.corruptNext && piece.length > 20_000) {
        line.corruptNext = false;
        piece[10_000] = (piece[10_000] ?? 0) ^ 1;
      }
      through.write(piece);
    });
    through.on('data', (piece) => {
      if (!line.isCut) socket.write(piece);
    });
  });
  await once(server.listen(cutPort, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { line, settings: { ...settings, endpoint: `http://127.0.0.1:${cutPort}` } };
}

describe.runIf(isThere)('an S3 store kept by Swift', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'swift-'));
    swift = await startSwift(folder, port);
    settings = await makeBucket();
  }, 240_000);

  afterAll(async () => {
    await swift.stop();
    await rm(folder, { recursive: true });
  });

  const underTest: DocumentsUnderTest = {
    makePlace: async () => JSON.stringify(settings),
    async openEngine(place) {
      const documents = await openStore(JSON.parse(place), patient);
      return { documents, close: async () => documents.close() };
    },
    async crash(place) {
      await swift.killProxy();
      await swift.startProxy();
      return place;
    },
  };
  describeDocuments('Swift', underTest);
  describeUnfinished('Swift', underTest);
  describePieces('Swift', { makeSettings: async () => settings, pace: patient });

  it('keeps 70 MB in parts, and gives any range of it', async () => {
    const store = await openStore(settings, patient);
    const document = makeDocument(70);
    await keep(store, document);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    const range = { start: 8 * 1024 ** 2 - 50, end: 8 * 1024 ** 2 + 49 };
    const part = await readBack(store, document, range);
    expect(part.equals(document.bytes.subarray(range.start, range.end + 1))).toBe(true);
    await store.remove(document.key);
    expect(await store.open(document.key, document.facts)).toBe('missing');
  });

  it('refuses a wrong secret and a missing bucket by the names of their settings', async () => {
    await expect(openStore({ ...settings, secretAccessKey: 'wrong' }, hasty)).rejects.toThrow(
      'S3_SECRET_ACCESS_KEY: the store refuses its signature.',
    );
    await expect(openStore({ ...settings, bucket: 'not-there' }, hasty)).rejects.toThrow(
      'S3_BUCKET: there is no bucket "not-there"',
    );
    await expect(openStore({ ...settings, encryption: 'AES256' }, hasty)).rejects.toThrow(
      'S3_ENCRYPTION: the store does not encrypt with "AES256"',
    );
  });

  it('loses and mixes up nothing when the proxy is killed between parts, again and again', async () => {
    const store = await openStore(settings, { ...patient, maxTries: 13 });
    const before = makeDocument(9);
    await keep(store, before);
    const killing = (async () => {
      for (let kills = 0; kills < 3; kills += 1) {
        await pause(300 + Math.random() * 1000);
        await swift.killProxy();
        await swift.startProxy();
      }
    })();
    const documents = Array.from({ length: 6 }, () => makeDocument(20));
    const kept = await Promise.all(documents.map((document) => isKept(store, document)));
    await killing;
    const later = makeDocument(9);
    // A store that was away is looked for until it is back.
    await expect.poll(() => isOpen(store)).toBe(true);
    await keep(store, later);
    for (const document of [before, later]) {
      expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
      await store.remove(document.key);
    }
    // On a busy machine the proxy may be away for longer than any of these is sent again.
    for (const [index, document] of documents.entries()) {
      if (!kept[index]) continue;
      expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
      await store.remove(document.key);
    }
  }, 300_000);

  it('has a byte that was changed on the way sent again', async () => {
    const { line, settings: throughLine } = await openLine();
    const store = await openStore(throughLine, patient);
    line.corruptNext = true;
    const document = makeDocument(9);
    await keep(store, document);
    expect(line.corruptNext).toBe(false);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    await store.remove(document.key);
  });

  it('gives up when the line is cut, and recovers when it is whole again', async () => {
    const { line, settings: throughLine } = await openLine();
    const store = await openStore(throughLine, { ...hasty, maxTries: 2 });
    const document = makeDocument(9);
    const { incoming, written } = await receive(store, document);
    await written;
    line.isCut = true;
    await expect(incoming.commit()).rejects.toThrow(EngineAway);
    expect(() => store.freeBytes()).toThrow(EngineAway);
    line.isCut = false;
    await incoming.discard();
    await expect.poll(() => isOpen(store)).toBe(true);
    await keep(store, document);
    expect((await readBack(store, document)).equals(document.bytes)).toBe(true);
    await store.remove(document.key);
  }, 240_000);

  it('is left an unfinished upload by a process that is killed, and nothing by the next day', async () => {
    const before = await countLeft();
    const writer = join(import.meta.dirname, 'store-writer.ts');
    const argv = ['--import', 'tsx', writer, JSON.stringify(settings)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'under way') child.kill('SIGKILL');
    }
    await ended;
    const left = await countLeft();
    expect(left.objects).toBe(before.objects);
    expect(left.uploads).toBeGreaterThan(before.uploads);
    const client = createS3Client(settings, hasty);
    expect(await abortUnfinished(client)).toBe(0);
    // The store reports its time in whole seconds.
    await abortUnfinished(client, { olderMs: -60_000 });
    client.close();
    expect((await countLeft()).uploads).toBe(0);
  });
});

/** Whether a document was acknowledged; what was not has only the store's absence to blame. */
async function isKept(store: DocumentStore, document: TestDocument): Promise<boolean> {
  try {
    await keep(store, document);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(EngineAway);
    return false;
  }
}
