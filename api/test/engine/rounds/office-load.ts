import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { cursorHeader, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { quoteForm } from '../../quote-form.ts';
import { createVisitor, type Visitor } from '../../visitor.ts';

/** What was acknowledged, and what was not to be seen. */
export interface Observed {
  /** SHA-256 of the documents, by submission. */
  readonly hashes: Map<string, string>;
  /** What a submission's status may be by now. */
  readonly statuses: Map<string, readonly string[]>;
  /** How often each answer came; "cut" where none did. */
  readonly answers: Map<string, number>;
  readonly faults: string[];
}

export interface OfficeLoad extends Observed {
  /** Resolves when everybody has stopped. */
  stop(): Promise<void>;
}

const large = 9 * 1024 ** 2;
/** Between two orders of one person. */
const thinkingMs = 2000;
/** nginx answers 502 and 504 itself, for a process that is gone. */
const harmless = new Set([200, 201, 204, 412, 502, 503, 504]);

/** Visitors and staff at work, until they are stopped. They send an upload again until it is acknowledged. */
export function startOfficeLoad(url: string, random: () => number, workers = 4): OfficeLoad {
  const observed: Observed = {
    hashes: new Map(),
    statuses: new Map(),
    answers: new Map(),
    faults: [],
  };
  const stopping = new AbortController();
  const working = Array.from({ length: workers }, () =>
    work(url, random, observed, stopping.signal),
  );
  return {
    ...observed,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

async function work(
  url: string,
  random: () => number,
  observed: Observed,
  stopping: AbortSignal,
): Promise<void> {
  const person = createVisitor(url);
  let isIn = false;
  let cursor: string | null = null;
  while (!stopping.aborted) {
    await delay(random() * thinkingMs);
    isIn ||= (await ask(observed, () => logIn(person)))?.ok ?? false;
    const id = await upload(person, random, observed, stopping);
    if (id === null || !isIn) continue;
    await changeStatus(person, id, observed);
    cursor = (await readNews(person, id, cursor, observed)) ?? cursor;
    if (random() < 0.2) {
      await ask(observed, () => person.fetch('/api/admin/logout', { method: 'POST' }));
      isIn = false;
    }
  }
}

function logIn(person: Visitor): Promise<Response> {
  return person.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'a long enough password' }),
  });
}

/** @returns the submission's id; `null` when nobody has acknowledged it until the end. */
async function upload(
  person: Visitor,
  random: () => number,
  observed: Observed,
  stopping: AbortSignal,
): Promise<string | null> {
  const size = random() < 0.05 ? large : 1 + Math.floor(random() * 60_000);
  const content = new Uint8Array(randomBytes(size));
  const key = randomUUID();
  const headers = { 'Idempotency-Key': key };
  while (!stopping.aborted) {
    // No two have the same name: two submissions of one name are one that was stored twice.
    const body = quoteForm({}, { name: `合同 ${key}.bin`, type: 'application/pdf', content });
    const answer = await ask(observed, () =>
      person.fetch('/api/upload-quote', { method: 'POST', headers, body }),
    );
    if (answer?.status === 201) {
      const { id } = z.parse(quoteReceiptSchema, answer.body);
      observed.hashes.set(id, createHash('sha256').update(content).digest('hex'));
      observed.statuses.set(id, ['pending']);
      return id;
    }
    await delay(200);
  }
  return null;
}

async function changeStatus(person: Visitor, id: string, observed: Observed): Promise<void> {
  observed.statuses.set(id, ['pending', 'completed']);
  const answer = await ask(observed, () =>
    person.fetch(`/api/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"1"' },
      body: JSON.stringify({ status: 'completed' }),
    }),
  );
  if (answer?.status === 200) observed.statuses.set(id, ['completed']);
}

const newsSchema = z.object({ changed: z.array(z.object({ id: z.string() })), cursor: z.string() });
const wholeSchema = z.array(z.object({ id: z.string() }));

/**
 * What has been acknowledged is in the very next answer, whichever process gives it.
 * @returns the next cursor; `null` without an answer.
 */
async function readNews(
  person: Visitor,
  id: string,
  cursor: string | null,
  observed: Observed,
): Promise<string | null> {
  const query = cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`;
  const answer = await ask(observed, () => person.fetch(`/api/admin/quotes${query}`));
  if (answer?.status !== 200) return null;
  const news = Array.isArray(answer.body)
    ? { changed: z.parse(wholeSchema, answer.body), cursor: answer.cursor }
    : z.parse(newsSchema, answer.body);
  if (!news.changed.some((each) => each.id === id)) {
    observed.faults.push(`${id} was acknowledged, and the next answer did not tell of it`);
  }
  return news.cursor;
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
  readonly cursor: string | null;
}

/** @returns `null` where the connection ended without an answer. */
async function ask(
  { answers, faults }: Observed,
  send: () => Promise<Response>,
): Promise<Answer | null> {
  const note = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);
  try {
    const response = await send();
    const text = await response.text();
    note(`${response.status}`);
    const isOurs = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.status === 503 && isOurs && !response.headers.has('retry-after')) {
      faults.push(`503 without a time to try again: ${text}`);
    }
    if (!harmless.has(response.status) && response.status !== 401) {
      faults.push(`${response.status} from ${response.url}: ${text.slice(0, 200)}`);
    }
    return {
      ok: response.ok,
      status: response.status,
      body: isOurs && text !== '' ? JSON.parse(text) : null,
      cursor: response.headers.get(cursorHeader),
    };
  } catch {
    note('cut');
    return null;
  }
}
