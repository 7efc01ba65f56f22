/**
 * How long a visitor waits for an answer, and the office for the count, one document at a time and thirty at
 * once from ten clients: `npm run bench -- counting [folder of documents]`. The goal: no answer after 5 s.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import { quoteForm } from '../api/test/quote-form.ts';
import { startOperatedServer } from '../api/test/server/operated-server.ts';
import { createVisitor, type Visitor } from '../api/test/visitor.ts';
import { makeDocuments } from '../measure/scripts/make-documents.ts';
import { makePdf } from '../measure/scripts/make-pdf.ts';
import { sampleTexts } from '../measure/scripts/sample-texts.ts';
import { median } from './http/median.ts';

const [folderOfDocuments] = process.argv.slice(2);
const password = 'a long enough password';
const clients = 10;
const atOnce = 30;

interface Sent {
  readonly name: string;
  readonly answerMs: number;
  readonly countedMs: number;
  readonly words: number;
}

interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function readDocuments(): Promise<readonly Document[]> {
  if (folderOfDocuments === undefined) return makeAll();
  const names = (await readdir(folderOfDocuments)).slice(0, atOnce);
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folderOfDocuments, name)) })),
  );
}

/** Every kind of document, and four books among them. */
function makeAll(): readonly Document[] {
  const lines = Array.from({ length: 40 }, () => '合同双方应当遵守本协议的约定');
  const books = [1, 2, 3, 4].map((number) => ({
    name: `book-${number}.pdf`,
    bytes: makePdf(Array(600).fill(lines), 'simplified'),
  }));
  return [...books, ...sampleTexts.flatMap(makeDocuments)].slice(0, atOnce);
}

async function send(url: string, { name, bytes }: Document, client: number) {
  const body = quoteForm({}, { name, type: '', content: new Uint8Array(bytes) });
  const headers = { 'X-Forwarded-For': `203.0.113.${client}` };
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/upload-quote`, { method: 'POST', body, headers });
  const { id } = (await answer.json()) as { id: string };
  return { id, name, startedAt, answerMs: performance.now() - startedAt };
}

async function awaitCount(office: Visitor, sent: Awaited<ReturnType<typeof send>>): Promise<Sent> {
  for (;;) {
    const list = await office.client.listQuotes();
    const quote = list.kind === 'whole' ? list.quotes.find(({ id }) => id === sent.id) : undefined;
    if (quote !== undefined && basisOf(quote) !== 'counting') {
      return { ...sent, countedMs: performance.now() - sent.startedAt, words: quote.wordCount };
    }
    await setTimeout(100);
  }
}

async function withServer<Result>(work: (url: string, office: Visitor) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-bench-counting-'));
  const server = startOperatedServer(folder, {
    ADMIN_PASSWORD: password,
    UPLOADS_AT_ONCE_PER_CLIENT: String(atOnce),
  });
  const url = await server.listening;
  const office = createVisitor(url);
  await office.logIn();
  const result = await work(url, office);
  server.child.kill('SIGKILL');
  await server.exited;
  await rm(folder, { recursive: true });
  return result;
}

function print(title: string, all: readonly Sent[]): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const answers = all.map(({ answerMs }) => answerMs);
  const counts = all.map(({ countedMs }) => countedMs);
  console.log(
    `${title.padEnd(16)} answer: median${seconds(median(answers))}, longest${seconds(Math.max(...answers))}` +
      `   count: median${seconds(median(counts))}, longest${seconds(Math.max(...counts))}`,
  );
}

const documents = await readDocuments();
const alone = await withServer(async (url, office) => {
  const all: Sent[] = [];
  for (const document of documents)
    all.push(await awaitCount(office, await send(url, document, 1)));
  return all;
});
const together = await withServer((url, office) =>
  Promise.all(
    documents.map(async (document, number) =>
      awaitCount(office, await send(url, document, number % clients)),
    ),
  ),
);
print('one at a time', alone);
print(`${documents.length} at once`, together);
const words = new Map(alone.map((sent) => [sent.name, sent.words]));
const others = together.filter((sent) => sent.words !== words.get(sent.name));
console.log(`Counted otherwise than alone: ${others.length} (goal: 0)`);
for (const { name, words: counted } of others) {
  console.log(`  ${name}: ${counted} instead of ${words.get(name)}`);
}
