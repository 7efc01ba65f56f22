/**
 * Kills the whole server with kill -9 at a random moment under mixed load, starts it again and looks
 * whether it kept its word: `npx tsx api/test/crash-rounds.ts [rounds] [seed] [port]`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type QuoteSubmission, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { quoteStatuses } from '@yiqiao/contract/record/status';
import { isFileKey } from '@yiqiao/ports/file-key';
import * as z from 'zod/mini';
import { incomingPrefix } from '../src/engine/embedded/folder/data-folder.ts';
import { quoteForm } from './quote-form.ts';
import { createRandom } from './seeded-random.ts';
import { startServerProcess } from './server/server-process.ts';
import { createStaffVisitor, type Visitor } from './visitor.ts';

const [rounds = 30, seed = 1, port = 4290] = process.argv.slice(2).map(Number);
const writers = 6;

/** What was confirmed to a client about one submission, and what it may have missed because the server died. */
interface Expected {
  readonly sha256: string;
  status: string;
  /** A status whose change was sent and not answered. */
  attempted?: string;
}

const expected = new Map<string, Expected>();

const random = createRandom(seed);

/** Uploads and changes statuses until the server is gone; reports each acknowledgement. */
async function work(administrator: Visitor, acknowledge: () => void): Promise<void> {
  for (;;) {
    const content = new Uint8Array(randomBytes(1 + Math.floor(random() * 200_000)));
    const form = quoteForm({}, { name: '合同.bin', type: 'application/pdf', content });
    const response = await administrator.fetch('/api/upload-quote', { method: 'POST', body: form });
    if (response.status !== 201) throw new Error(`upload: ${response.status}`);
    const { id, status } = z.parse(quoteReceiptSchema, await response.json());
    const quote: Expected = { sha256: createHash('sha256').update(content).digest('hex'), status };
    expected.set(id, quote);
    acknowledge();
    const next = quoteStatuses[Math.floor(random() * quoteStatuses.length)] ?? 'pending';
    quote.attempted = next;
    await administrator.client.setStatus(id, { status: next });
    quote.status = next;
    delete quote.attempted;
    acknowledge();
  }
}

/** What a reader knows who only ever asks for what has changed. */
const known = new Map<string, QuoteSubmission>();
let cursor: string | null = null;

async function readChanges(administrator: Visitor): Promise<void> {
  const answer = await administrator.client.listQuotes(cursor);
  // With the first change there is a cursor, and no kill may make the server forget it.
  if (cursor !== null && answer.kind === 'whole') throw new Error(`${cursor} is not known`);
  const quotes = answer.kind === 'whole' ? answer.quotes : answer.changed;
  for (const quote of quotes) known.set(quote.id, quote);
  cursor = answer.cursor;
}

/** Reads until the server is gone. */
async function follow(administrator: Visitor): Promise<void> {
  for (;;) await readChanges(administrator);
}

async function runRound(folder: string): Promise<void> {
  const server = await startServerProcess({ folder, port });
  const administrator = await createStaffVisitor(server.url);
  let isKilled = false;
  let remaining = 1 + Math.floor(random() * 60);
  await new Promise<void>((resolve, reject) => {
    const acknowledge = () => {
      remaining -= 1;
      if (remaining === 0) resolve();
    };
    const fail = (error: unknown) => isKilled || reject(error);
    follow(administrator).catch(fail);
    for (let writer = 0; writer < writers; writer += 1) {
      work(administrator, acknowledge).catch(fail);
    }
  });
  await delay(random() * 30);
  isKilled = true;
  await server.kill();
}

/** @returns what is wrong, nothing if all is well. */
async function verify(folder: string): Promise<readonly string[]> {
  const server = await startServerProcess({ folder, port });
  try {
    const administrator = await createStaffVisitor(server.url);
    const answer = await administrator.client.listQuotes();
    const quotes = answer.kind === 'whole' ? answer.quotes : [];
    const byId = new Map(quotes.map((quote) => [quote.id, quote]));
    const faults = quotes.length === byId.size ? [] : ['a submission is listed twice'];
    await readChanges(administrator);
    if (!isDeepStrictEqual(known, byId)) faults.push('a reader by cursor has another list');
    for (const [id, quote] of expected) {
      faults.push(...(await checkQuote(administrator, byId.get(id), id, quote)));
    }
    return [...faults, ...(await checkFiles(folder, quotes))];
  } finally {
    await server.kill();
  }
}

async function checkQuote(
  administrator: Visitor,
  found: QuoteSubmission | undefined,
  id: string,
  { status, attempted, sha256 }: Expected,
): Promise<readonly string[]> {
  if (found === undefined) return [`${id} was acknowledged and is gone`];
  const faults: string[] = [];
  if (![status, attempted].includes(found.status)) faults.push(`${id} has lost its status`);
  const download = await administrator.fetch(`/api/admin/files/${found.filePath}`);
  const bytes = Buffer.from(await download.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    faults.push(`${id} has another document than was sent (${download.status})`);
  }
  return faults;
}

async function checkFiles(
  folder: string,
  quotes: readonly QuoteSubmission[],
): Promise<readonly string[]> {
  const known = new Set(quotes.map(({ filePath }) => filePath));
  const files = await readdir(join(folder, 'uploads'));
  const incoming = files.filter((name) => name.startsWith(incomingPrefix));
  const documents = files.filter(isFileKey);
  const orphans = documents.filter((name) => !known.has(name));
  return [
    ...[...incoming, ...orphans].map((name) => `${name} belongs to no submission`),
    ...(documents.length - orphans.length < quotes.length ? ['a document is missing'] : []),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'yiqiao-crash-'));
let faultsInAll = 0;
for (let round = 1; round <= rounds; round += 1) {
  await runRound(folder);
  const faults = await verify(folder);
  faultsInAll += faults.length;
  console.info(`round ${round}: ${expected.size} acknowledged, ${faults.length} faults`);
  for (const fault of faults) console.error(`  ${fault}`);
}
await rm(folder, { recursive: true });
console.info(`${rounds} rounds of kill -9, seed ${seed}: ${faultsInAll} faults`);
process.exit(faultsInAll === 0 ? 0 : 1);
