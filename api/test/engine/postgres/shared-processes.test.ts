import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { healthSchema } from '@yiqiao/contract/http/health';
import { type QuoteSubmission, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../quote-form.ts';
import { createRandom } from '../../seeded-random.ts';
import { submitQuote } from '../../submit-quote.ts';
import type { Visitor } from '../../visitor.ts';
import { logInAt, openSharedOffice, type SharedProcess } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

/** Of kill -9 and of a crash of the database, in turn. */
const rounds = process.env.LONG_TESTS ? 10 : 2;
const timeoutMs = 600_000;

async function listAt(visitor: Visitor): Promise<readonly QuoteSubmission[]> {
  const answer = await visitor.client.listQuotes();
  return answer.kind === 'whole' ? answer.quotes : answer.changed;
}

function patchStatus(visitor: Visitor, id: string, status: string, revision: number) {
  return visitor.fetch(`/api/quotes/${id}/status`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
    body: JSON.stringify({ status }),
  });
}

/**
 * @param hashes of the documents that were acknowledged, by submission.
 * @param statuses that a submission may have by now.
 * @returns what is wrong, nothing if all is well.
 */
async function findFaults(
  person: Visitor,
  hashes: ReadonlyMap<string, string>,
  statuses: ReadonlyMap<string, readonly string[]>,
): Promise<readonly string[]> {
  const quotes = await listAt(person);
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  const faults = quotes.length === byId.size ? [] : ['a submission is listed twice'];
  for (const [id, expected] of statuses) {
    const found = byId.get(id);
    if (!expected.includes(found?.status ?? '')) faults.push(`${id} has lost ${expected}`);
  }
  // Every record has its document, also one whose answer never arrived.
  for (const { id, filePath } of quotes) {
    const answer = await person.fetch(`/api/admin/files/${filePath}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (answer.status !== 200) faults.push(`${id} has no document`);
    else if (hashes.has(id) && hashes.get(id) !== hash) faults.push(`${id} has another document`);
  }
  return faults;
}

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();

  it('makes one submission of two that come to two processes under one key at once', async () => {
    const office = await openSharedOffice(server());
    const processes = [await office.join(), await office.join()];
    for (let round = 0; round < 10; round += 1) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const send = async ({ url }: SharedProcess) => {
        const body = quoteForm();
        const answer = await fetch(`${url}/api/upload-quote`, { method: 'POST', headers, body });
        return { status: answer.status, text: await answer.text() };
      };
      const [one, other] = await Promise.all(processes.map(send));
      expect(one?.status).toBe(201);
      expect(other).toEqual(one);
    }
    const [first] = processes;
    if (first === undefined) throw new Error('There is no process.');
    const quotes = await listAt(await logInAt(first));
    expect(quotes).toHaveLength(10);
    expect((await readdir(office.documents)).sort()).toEqual(
      quotes.map(({ filePath }) => filePath).sort(),
    );
  });

  it('lets one of two people at two processes win, and shows the other the conflict', async () => {
    const office = await openSharedOffice(server());
    const [one, other] = [await office.join(), await office.join()];
    const people = [await logInAt(one), await logInAt(other)];
    for (let round = 0; round < 10; round += 1) {
      const id = await submitQuote(one);
      const answers = await Promise.all(
        people.map((person, index) =>
          patchStatus(person, id, ['completed', 'cancelled'][index] ?? '', 1),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
      expect(await lost?.json()).toMatchObject({ quote: await won?.json() });
    }
  });

  it('shares sessions and the count of attempts, and ends a session at all of them at once', async () => {
    const office = await openSharedOffice(server());
    const [one, other] = [await office.join(), await office.join()];
    const person = await logInAt(one);
    const cookies = person.cookies();
    const check = async () =>
      (await fetch(`${other.url}/api/admin/quotes`, { headers: { Cookie: cookies } })).status;
    expect(await check()).toBe(200);
    await person.client.logout();
    expect(await check()).toBe(401);
    const guess = (url: string) =>
      fetch(`${url}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'not the password' }),
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await guess(attempt % 2 === 0 ? one.url : other.url)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('counts the submissions of a client at all processes together', async () => {
    const office = await openSharedOffice(server(), { SUBMISSIONS_PER_HOUR_PER_CLIENT: '4' });
    const processes = [await office.join(), await office.join()];
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { url = '' } = processes[number % 2] ?? {};
      const answer = await fetch(`${url}/api/upload-quote`, { method: 'POST', body: quoteForm() });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });

  it('answers 503 with a time to try again while the database is away, and goes on by itself', async () => {
    const office = await openSharedOffice(server());
    const one = await office.join();
    const person = await logInAt(one);
    const id = await submitQuote(one);
    server().crash();
    const away = await patchStatus(person, id, 'completed', 1);
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '10']);
    const upload = await fetch(`${one.url}/api/upload-quote`, {
      method: 'POST',
      body: quoteForm(),
    });
    expect(upload.status).toBe(503);
    const health = await person.fetch('/api/health');
    expect(health.status).toBe(503);
    const told = z.parse(healthSchema, await health.json());
    expect(told).toMatchObject({ engine: { name: 'postgres' }, store: 'failing', disk: 'ok' });
    server().start();
    await expect.poll(async () => (await patchStatus(person, id, 'completed', 1)).status).toBe(200);
    const [quote, ...others] = await listAt(person);
    expect([quote?.status, others]).toEqual(['completed', []]);
    expect(await readdir(office.documents)).toEqual([quote?.filePath]);
  });

  it(
    `loses nothing that was acknowledged in ${rounds} rounds of kill -9 and of crashes of the database`,
    async () => {
      const office = await openSharedOffice(server());
      const random = createRandom(15);
      const hashes = new Map<string, string>();
      const statuses = new Map<string, readonly string[]>();
      let isOver = false;
      async function work({ url }: SharedProcess): Promise<void> {
        const person = await logInAt({ url });
        while (!isOver) {
          const content = new Uint8Array(randomBytes(1 + Math.floor(random() * 60_000)));
          const body = quoteForm({}, { name: '合同.bin', type: 'application/pdf', content });
          const answer = await person.fetch('/api/upload-quote', { method: 'POST', body });
          if (answer.status !== 201) continue;
          const { id } = z.parse(quoteReceiptSchema, await answer.json());
          hashes.set(id, createHash('sha256').update(content).digest('hex'));
          statuses.set(id, ['pending', 'completed']);
          const changed = await patchStatus(person, id, 'completed', 1);
          if (changed.status === 200) statuses.set(id, ['completed']);
        }
      }
      // Of a process that is killed nobody gets an answer any more.
      const working: Promise<unknown>[] = [];
      const begin = async () => {
        const process = await office.join();
        working.push(Promise.allSettled([work(process), work(process)]));
        return process;
      };
      const processes = [await begin(), await begin()];
      for (let round = 0; round < rounds; round += 1) {
        const before = hashes.size;
        await delay(500 + random() * 1500);
        if (round % 2 === 0) {
          await processes.shift()?.kill();
          processes.push(await begin());
        } else {
          server().crash();
          server().start();
        }
        await expect.poll(() => hashes.size).toBeGreaterThan(before);
      }
      isOver = true;
      await Promise.all(working);
      const last = await office.join();
      expect(await findFaults(await logInAt(last), hashes, statuses)).toEqual([]);
    },
    timeoutMs,
  );
});
