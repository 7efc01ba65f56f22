import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { killRounds } from '../../../test/kill-rounds.ts';
import { createRandom } from '../../../test/seeded-random.ts';
import {
  askOffset,
  createUpload,
  formAfter,
  pathOf,
  type Reach,
  reachAt,
  sendPiece,
} from '../../../test/sent-in-pieces.ts';
import { type KilledServer, prepareKilledServer } from '../../../test/server/killed-server.ts';
import { createStaffVisitor } from '../../../test/visitor.ts';

const seed = 7;
const bytes = new Uint8Array(randomBytes(24 * 1024 ** 2));
const pieceBytes = 1024 ** 2;

/** Sends until the server is gone, or all is there. @returns the last offset that was acknowledged. */
async function sendUntilKilled(reach: Reach, path: string, from: number): Promise<number> {
  let acknowledged = from;
  while (acknowledged < bytes.length) {
    const piece = bytes.subarray(acknowledged, acknowledged + pieceBytes);
    const answer = await sendPiece(reach, path, acknowledged, piece).catch(() => null);
    if (answer === null) break;
    expect(answer.status).toBe(204);
    acknowledged = Number(answer.headers.get('Upload-Offset'));
  }
  return acknowledged;
}

/** Sends the form again and again until it is answered, while the server is killed `kills` times. */
async function submitThroughKills(server: KilledServer, path: string, kills: number) {
  const headers = { 'Idempotency-Key': randomUUID() };
  const random = createRandom(seed);
  for (let round = 0; ; round += 1) {
    const url = await server.start();
    const body = formAfter(path);
    const answering = fetch(`${url}/api/upload-quote`, { method: 'POST', headers, body });
    answering.catch(() => {});
    if (round === kills) return { url, answer: await answering };
    // Before, while and after it commits the document and stores the record.
    await delay(random() * 60);
    await server.kill();
    await answering.catch(() => null);
  }
}

it(`has every acknowledged byte and one record after kill -9 at any moment, ${killRounds} times each`, async () => {
  const server = await prepareKilledServer();
  const random = createRandom(seed);
  let path: string | undefined;
  let acknowledged = 0;
  for (let round = 0; round <= killRounds; round += 1) {
    const reach = reachAt(await server.start());
    path ??= pathOf(await createUpload(reach, bytes.length));
    const told = Number((await askOffset(reach, path)).headers.get('Upload-Offset'));
    expect(told).toBeGreaterThanOrEqual(acknowledged);
    expect(told).toBeLessThanOrEqual(acknowledged + pieceBytes);
    const sending = sendUntilKilled(reach, path, told);
    if (round < killRounds) await delay(random() * 100).then(server.kill);
    acknowledged = await sending;
  }
  expect(acknowledged).toBe(bytes.length);
  await server.kill();

  const { url, answer } = await submitThroughKills(server, path ?? '', killRounds);
  expect(answer.status).toBe(201);
  const office = await createStaffVisitor(url);
  const list = await office.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  expect(quotes).toHaveLength(1);
  const stored = await readFile(join(server.folder, 'uploads', quotes[0]?.id ?? ''));
  const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(sha256(stored)).toBe(sha256(bytes));
}, 600_000);
