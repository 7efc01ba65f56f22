import { openRequest } from '@yiqiao/contract/commands/office/open-request';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newRequestId } from '../../offline/new-request.ts';
import { isNewRequestEntry, type NewRequest } from '../../offline/outbox/outbox-entry.ts';
import { areMissing } from '../../offline/storage/forget/gone-submissions.ts';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const request: NewRequest = {
  way: 'telephone',
  customerName: '林美慧',
  contact: '139 0000 4821',
  said: '三份合同，周五前要。',
  translationDirection: 'Chinese to English Translation',
};

let office: FakeOffice;
let console: Console;
let isConnected: boolean;
/** Whether another refresh stops each one. */
let isStopped: boolean;
/** What the server was sent. */
let arrived: { changeId: string; device?: string | undefined }[];
const storage = createMemoryStorage();

beforeEach(async () => {
  office = createFakeOffice();
  isConnected = true;
  isStopped = false;
  arrived = [];
  let ids = 0;
  office.answers.set(openRequest, async (_, body) => {
    const { changeId, device, customerName } = Object(body);
    arrived.push({ changeId, device });
    const at = '2026-11-20T10:00:00.000Z';
    const history = [{ status: 'pending', at, changeId }];
    const quote = sampleQuote({ id: 'opened', customerName, history });
    office.quotes = [quote];
    return { quote, requestPath: '/request/key' };
  });
  console = createConsole(
    createTestEdges(office, {
      storage,
      isConnected: () => isConnected,
      randomId: () => {
        ids += 1;
        return `random-id-${ids}`;
      },
      refresher: {
        async refresh(_, onMessage) {
          if (isStopped) return { kind: 'stopped' };
          onMessage({ kind: 'segment', quotes: office.quotes });
          const head = { total: office.quotes.length, cursor: 'c', asOf: 0, clockOffsetMs: 0 };
          return { kind: 'whole', head, isStored: true };
        },
        stop() {},
      },
    }),
  );
  await console.login('office', 'secret');
  await console.resume();
  await storage.updateOutbox(() => []);
});

const outbox = () => console.store.getState().outbox;
const entry = () => {
  const found = outbox().find(isNewRequestEntry);
  if (found === undefined) throw new Error('Nothing waits.');
  return found;
};

describe('openRequest', () => {
  it('sends it under its own id, with the device, and keeps nothing of what was typed', async () => {
    await console.writeDraft(newRequestId, { message: 'x' });
    await console.openRequest(request);
    expect(arrived).toEqual([{ changeId: expect.any(String), device: 'Test device' }]);
    expect(outbox()).toEqual([]);
    expect((await console.readDraft(newRequestId))?.newRequest).toBeUndefined();
  });

  it('waits for the list that has it where the refresh after sending was stopped', async () => {
    isStopped = true;
    const opened = console.openRequest(request);
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
    await vi.waitFor(() => expect(outbox()).toEqual([]));
    isStopped = false;
    await console.refresh();
    expect(await opened).toEqual({ kind: 'opened', quoteId: 'opened' });
  });

  it('keeps it without a connection, whatever list comes in between, and opens it once', async () => {
    isConnected = false;
    office.faults = ['offline'];
    expect(await console.openRequest(request)).toEqual({ kind: 'waiting' });
    expect(entry()).toMatchObject({ customerName: '林美慧', request, state: 'waiting' });
    expect(arrived).toEqual([]);
    const isGone = areMissing([], entry().queuedAt + 1);
    expect(isGone(entry())).toBe(false);
    expect(isGone({ quoteId: newRequestId, queuedAt: 0 })).toBe(false);
    isConnected = true;
    office.faults = [];
    await console.resume();
    await console.resume();
    expect(arrived).toHaveLength(1);
    expect(outbox()).toEqual([]);
  });

  it('says what is wrong before it is kept', async () => {
    expect(await console.openRequest({ ...request, customerName: ' ' })).toMatchObject({
      kind: 'wrong',
      problem: { field: 'customerName', kind: 'missing' },
    });
    expect(outbox()).toEqual([]);
  });
});

describe('writeAgain', () => {
  it.each([
    [{ deadlineDate: '2026-11-19', timeZone: 'UTC' }],
    [{ deadlineDate: '2026-11-20', deadlineTime: '09:59', timeZone: 'UTC' }],
  ])('refuses a deadline that has passed before it is kept: %o', async (deadline) => {
    const outcome = await console.openRequest({ ...request, ...deadline });
    expect(outcome).toMatchObject({ problem: { field: 'deadlineDate', kind: 'over' } });
    expect(outbox()).toEqual([]);
    expect(arrived).toEqual([]);
  });

  it('puts what waits back into the form, and sends nothing of it', async () => {
    isConnected = false;
    office.faults = ['offline'];
    await console.openRequest(request);
    await console.writeAgain(entry());
    expect(outbox()).toEqual([]);
    expect((await console.readDraft(newRequestId))?.newRequest).toMatchObject({
      customerName: '林美慧',
      said: '三份合同，周五前要。',
      deadlineDate: '',
    });
  });

  it('gives back what the server has refused', async () => {
    office.answers.set(openRequest, async () => {
      throw new HttpError(400, '', '{"message":"The way is missing."}');
    });
    await console.openRequest(request);
    expect(entry()).toMatchObject({ state: 'refused', reason: 'The way is missing.' });
    await console.writeAgain(entry());
    expect((await console.readDraft(newRequestId))?.newRequest?.customerName).toBe('林美慧');
  });
});
