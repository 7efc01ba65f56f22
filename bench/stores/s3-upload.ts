/**
 * Sends a number of megabytes to a bucket, through the product's store or with aws4fetch alone, and prints what
 * it took: `s3-upload.ts <store | bare> <settings> <megabytes>`.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFindingsThread } from '@yiqiao/engines/s3/findings/findings-thread';
import { openS3DocumentStore } from '@yiqiao/engines/s3/open-s3-document-store';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { AwsClient } from 'aws4fetch';

const [way, text = '', megabytes = '1'] = process.argv.slice(2);
const settings: S3Settings = JSON.parse(text);
const partBytes = 8 * 1024 ** 2;
const pieceBytes = 64 * 1024;
const pieces = (Number(megabytes) * 1024 ** 2) / pieceBytes;
const noise = randomBytes(1024 ** 2);

/** As a socket hands them over. */
function* makePieces(): Generator<Buffer> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const at = (piece * pieceBytes) % noise.length;
    yield Buffer.from(noise.subarray(at, at + pieceBytes));
  }
}

async function sendThroughStore(): Promise<number> {
  const thread = createFindingsThread();
  const store = await openS3DocumentStore(settings, { log: () => {}, thread });
  const warmUp = await store.begin(randomUUID());
  await pipeline([Buffer.from('warm')], warmUp.open(false));
  await warmUp.readFindings();
  await warmUp.discard();
  const startedAt = performance.now();
  const incoming = await store.begin(randomUUID());
  await pipeline(Readable.from(makePieces()), incoming.open(false));
  await incoming.readFindings();
  await incoming.commit();
  const ms = performance.now() - startedAt;
  await incoming.discard();
  store.close();
  await thread.close();
  return ms;
}

async function sendBare(): Promise<number> {
  const client = new AwsClient({ ...settings, service: 's3' });
  const url = `${settings.endpoint}/${settings.bucket}/${randomUUID()}`;
  const startedAt = performance.now();
  const begun = await (await client.fetch(`${url}?uploads=`, { method: 'POST' })).text();
  const uploadId = encodeURIComponent(/<UploadId>(.*)<\/UploadId>/.exec(begun)?.[1] ?? '');
  const part = Buffer.alloc(partBytes);
  const etags: string[] = [];
  let filled = 0;
  for (const piece of makePieces()) {
    filled += piece.copy(part, filled);
    if (filled < partBytes) continue;
    const sha256 = createHash('sha256').update(part).digest('hex');
    const answer = await client.fetch(
      `${url}?partNumber=${etags.length + 1}&uploadId=${uploadId}`,
      {
        method: 'PUT',
        body: part,
        headers: { 'x-amz-content-sha256': sha256 },
      },
    );
    etags.push(answer.headers.get('etag') ?? '');
    filled = 0;
  }
  const list = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
  const done = await client.fetch(`${url}?uploadId=${uploadId}`, { method: 'POST', body });
  const answer = await done.text();
  if (!done.ok || answer.includes('<Error>')) throw new Error(answer);
  const ms = performance.now() - startedAt;
  await client.fetch(url, { method: 'DELETE' });
  return ms;
}

const idleMb = process.memoryUsage.rss() / 1024 ** 2;
const seconds = (await (way === 'store' ? sendThroughStore() : sendBare())) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, idleMb, peakMb }));
