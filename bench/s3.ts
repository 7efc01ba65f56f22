/**
 * Documents in an S3 store, kept by OpenStack Swift on this machine (Debian's packages swift-account,
 * swift-container, swift-object, swift-proxy and memcached): an upload through the product's store beside
 * a bare multipart upload of the same bytes by aws4fetch, and what counting a large presentation reads of
 * it: `npm run bench -- s3 [rounds] [megabytes] [first port]`.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { createFindingsThread } from '@yiqiao/engines/s3/findings/findings-thread';
import { openS3DocumentStore } from '@yiqiao/engines/s3/open-s3-document-store';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { startSwift } from '../api/test/engine/s3/swift-server.ts';
import { createFileMeasurer } from '../measure/src/node/file-measurer.ts';
import { writePresentation } from './documents/write-documents.ts';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { runPart } from './http/run-part.ts';

const [rounds = 3, megabytes = 1024, port = 4250] = process.argv.slice(2).map(Number);
const pictureMegabytes = 900;

interface Taken {
  readonly seconds: number;
  readonly idleMb: number;
  readonly peakMb: number;
}

const folder = await makeFolder('s3-');
const swift = await startSwift(folder, port);
try {
  const settings = swift.settings('bench');
  const client = createS3Client(settings);
  await client.ask({ method: 'PUT' });
  client.close();
  await compareUploads(settings);
  await countPresentation(settings);
} finally {
  await swift.stop();
  await rm(folder, { recursive: true });
}

async function send(way: string, settings: S3Settings): Promise<Taken> {
  return JSON.parse(await runPart('stores/s3-upload.ts', way, JSON.stringify(settings), megabytes));
}

async function compareUploads(settings: S3Settings): Promise<void> {
  const taken: Record<string, Taken[]> = { store: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const ways = round % 2 === 0 ? ['store', 'bare'] : ['bare', 'store'];
    for (const way of ways) taken[way]?.push(await send(way, settings));
  }
  const rateOf = (way: string) =>
    median(taken[way]?.map(({ seconds }) => megabytes / seconds) ?? []);
  console.log(
    `${megabytes} MB in parts of 8 MB, median of ${rounds} rounds: MB/s, share, memory in MB idle and at most`,
  );
  for (const [way, name] of [
    ['store', 'the product’s store'],
    ['bare', 'aws4fetch alone'],
  ] as const) {
    const idle = median(taken[way]?.map(({ idleMb }) => idleMb) ?? []);
    const peak = Math.max(...(taken[way]?.map(({ peakMb }) => peakMb) ?? []));
    const share = (rateOf(way) / rateOf('bare')).toFixed(2);
    console.log(
      `${name.padEnd(20)} ${rateOf(way).toFixed(0).padStart(6)} ${share.padStart(6)} ${idle.toFixed(0).padStart(6)} ${peak.toFixed(0).padStart(6)}`,
    );
  }
  console.log('Goal: at least 0.80');
}

async function countPresentation(settings: S3Settings): Promise<void> {
  const path = join(folder, 'large.pptx');
  await writePresentation(path, pictureMegabytes);
  const thread = createFindingsThread();
  const store = await openS3DocumentStore(settings, { log: () => {}, thread });
  const measurer = createFileMeasurer();
  const key = randomUUID();
  const incoming = await store.begin(key);
  await pipeline(createReadStream(path), incoming.open(false));
  await incoming.commit();
  const place = await store.locate(key);
  if (typeof place === 'string') throw new Error('It should not be a file.');
  let bytes = 0;
  let requests = 0;
  const counted = {
    async open() {
      const source = await place.open();
      if (source === null) return null;
      bytes = 0;
      requests = 0;
      const read = async (offset: number, length: number) => {
        const piece = await source.read(offset, length);
        bytes += piece.length;
        requests += 1;
        return piece;
      };
      return { ...source, read };
    },
  };
  const fromFile = await time(() => measurer.measure(path));
  const fromStore = await time(() => measurer.measure(counted));
  const sizeMb = (await stat(path)).size / 1024 ** 2;
  console.log(`\nA presentation of ${sizeMb.toFixed(0)} MB, counted`);
  console.log(`from a file   ${fromFile.ms.toFixed(0)} ms, ${fromFile.words} words`);
  console.log(
    `from the store ${fromStore.ms.toFixed(0)} ms, ${fromStore.words} words, ${(bytes / 1024 ** 2).toFixed(1)} MB read in ${requests} requests`,
  );
  await measurer.close();
  await incoming.discard();
  store.close();
  await thread.close();
}

async function time(measure: () => ReturnType<ReturnType<typeof createFileMeasurer>['measure']>) {
  await measure();
  const startedAt = performance.now();
  const { counts } = await measure();
  return { ms: performance.now() - startedAt, words: counts.words };
}
