import type { MeasuredDocument } from '@yiqiao/measure/browser';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createRequestDraft } from '../fields/request-draft.ts';
import type { PackageState } from '../file/package-items.ts';
import type { SendOutcome } from '../sending/send-quote.ts';
import { createDesk } from './desk.ts';
import type { DeskEdges } from './desk-edges.ts';
import { emptyDesk } from './desk-state.ts';

const counts = { words: 4, asianCharacters: 4, otherWords: 0, characters: 4 };
const measured: MeasuredDocument = {
  report: { format: 'docx', exactness: 'exact', counts, outside: {} },
  texture: [],
};
const lost: SendOutcome = { kind: 'failed', failure: { kind: 'connection-lost' } };
const contract = new File([new Uint8Array(60)], '合同.docx');
const taken = { kind: 'taken', file: contract, offeredFiles: 1 } as const;

function openDesk(edges: Partial<DeskEdges> = {}) {
  let keys = 0;
  const draft = createRequestDraft(() => sessionStorage);
  draft.clear();
  const desk = createDesk({
    measureFile: async () => measured,
    sendQuote: async () => lost,
    draft,
    createKey: () => `key-${++keys}`,
    now: () => 0,
    getTimeZone: () => 'Asia/Shanghai',
    getLanguage: () => 'zh-Hans',
    ...edges,
  });
  return { desk, draft, read: () => desk.store.getState() };
}

describe('createDesk', () => {
  it('estimates first and replaces the estimate by the measured count', async () => {
    const { desk, read } = openDesk();
    desk.offer(taken);
    await vi.waitFor(() => expect(read().document?.measuring.kind).toBe('done'));
    expect(read().document?.estimatedWords).toBe(10);
  });

  it('keeps the estimate when measuring breaks', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { desk, read } = openDesk({ measureFile: () => Promise.reject(new Error('no worker')) });
    desk.offer(taken);
    await vi.waitFor(() => expect(read().document?.measuring.kind).toBe('unavailable'));
    expect(read().document?.estimatedWords).toBe(10);
    warn.mockRestore();
  });

  it('knows what a reload would lose: a document, and fields that storage did not take', () => {
    const { desk } = openDesk();
    expect(desk.holdsUnsavedWork()).toBe(false);
    desk.type({ customerName: '林美珍' });
    expect(desk.holdsUnsavedWork()).toBe(false);
    desk.offer(taken);
    expect(desk.holdsUnsavedWork()).toBe(true);
    desk.removeDocument();
    expect(desk.holdsUnsavedWork()).toBe(false);

    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    const { desk: forgetful } = openDesk({ draft: createRequestDraft(refused) });
    expect(forgetful.holdsUnsavedWork()).toBe(false);
    forgetful.type({ customerName: '林美珍' });
    expect(forgetful.holdsUnsavedWork()).toBe(true);
  });

  it('sends a package under a new key once its content has changed, and keeps what was chosen', async () => {
    const { desk, read } = openDesk();
    const measure = vi.fn(async () => measured);
    const store = createStore<PackageState>(() => ({ items: [], folder: null, leftOut: [] }));
    desk.offerPackage(contract, { store, measure });
    await vi.waitFor(() => expect(read().document?.measuring.kind).toBe('done'));
    desk.setIncluded('comments', true);
    desk.setPricing({ serviceType: 'a', deliveryTimeline: 'b' });
    const before = read().document;
    const smaller = new File([], 'smaller.zip');
    desk.repack(smaller);
    expect(read().document).toMatchObject({
      file: smaller,
      idempotencyKey: before?.idempotencyKey,
      include: 'text-boxes,notes,comments',
      measuring: { kind: 'done' },
    });
    expect(read().document?.requestKey).not.toBe(before?.requestKey);
    expect(read().pricing).not.toBeNull();
    await vi.waitFor(() => expect(measure).toHaveBeenCalledTimes(2));
  });

  it('repacks nothing once the package is gone', () => {
    const { desk, read } = openDesk();
    desk.offer(taken);
    desk.repack(new File([], 'smaller.zip'));
    expect(read().document?.file).toBe(contract);
  });

  it('stops reading a document that is removed', () => {
    let signal: AbortSignal | undefined;
    const { desk, read } = openDesk({
      measureFile: (_, options) => {
        signal = options.signal;
        return new Promise(() => {});
      },
    });
    desk.offer(taken);
    desk.removeDocument();
    expect(signal?.aborted).toBe(true);
    expect(read().document).toBeNull();
  });

  it('gives a text that cannot be read no words and says so on the console only', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { desk, read } = openDesk();
    const file = new File(['x'], 'a.txt', { type: 'text/plain' });
    file.stream = () => new ReadableStream({ start: (c) => c.error(new Error('gone')) });
    desk.offer({ kind: 'taken', file, offeredFiles: 1 });
    await vi.waitFor(() => expect(read().document?.estimatedWords).toBe(0));
    expect(warn).toHaveBeenCalledOnce();
    expect(read().refusal).toBeNull();
    warn.mockRestore();
  });

  it('says why it does not take a folder, and keeps the document it has', () => {
    const { desk, read } = openDesk();
    desk.offer(taken);
    desk.offer({ kind: 'empty-folder' });
    expect(read().refusal).toBe('empty-folder');
    expect(read().document?.file).toBe(contract);
  });

  it('sends again under the same key after a lost connection', async () => {
    const keys: string[] = [];
    const { desk, read } = openDesk({
      sendQuote: async (_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? lost : { kind: 'received', receipt: null };
      },
    });
    desk.offer(taken);
    await desk.send();
    expect(read().sending).toEqual({ kind: 'failed', failure: { kind: 'connection-lost' } });
    await desk.send();
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(read().sending.kind).toBe('received');
  });

  it('sends the parts that were chosen to be counted in', async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    const { desk } = openDesk({
      sendQuote: async (form) => {
        sent.push(form.get('include'));
        return lost;
      },
    });
    desk.offer(taken);
    await desk.send();
    desk.setIncluded('comments', true);
    desk.setIncluded('text-boxes', false);
    await desk.send();
    expect(sent).toEqual(['text-boxes,notes', 'notes,comments']);
  });

  it('sends a corrected request under a new key when the first one has arrived', async () => {
    const sent: (readonly [string, FormDataEntryValue | null])[] = [];
    const reused: SendOutcome = {
      kind: 'failed',
      failure: {
        kind: 'refused',
        status: 409,
        reason: 'Another key.',
        field: undefined,
        code: 'key-reused',
      },
    };
    const { desk, read } = openDesk({
      sendQuote: async (form, { idempotencyKey }) => {
        sent.push([idempotencyKey, form.get('customerEmail')]);
        if (sent.length === 1) return lost;
        return idempotencyKey === 'key-1' ? reused : { kind: 'received', receipt: null };
      },
    });
    desk.offer(taken);
    desk.type({ customerEmail: 'lin@exmaple.com' });
    await desk.send();
    desk.type({ customerEmail: 'lin@example.com' });
    expect(await desk.send()).toEqual({ kind: 'received', receipt: null });
    expect(sent).toEqual([
      ['key-1', 'lin@exmaple.com'],
      ['key-1', 'lin@example.com'],
      ['key-2', 'lin@example.com'],
    ]);
    expect(read().sending.kind).toBe('received');
  });

  it('takes a new key when the same file is chosen again', () => {
    const { desk, read } = openDesk();
    desk.offer(taken);
    desk.offer(taken);
    expect(read().document?.idempotencyKey).toBe('key-2');
  });

  it('cancels a sending and keeps everything', async () => {
    const { desk, read } = openDesk({
      sendQuote: (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        }),
    });
    desk.offer(taken);
    const outcome = desk.send();
    desk.cancelSending();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(read().sending).toEqual({ kind: 'cancelled', mayHaveArrived: false });
    expect(read().document?.file).toBe(contract);
  });

  it('takes the second press of an impatient one on Cancel for no Remove', async () => {
    let now = 5000;
    const { desk, read } = openDesk({
      now: () => now,
      sendQuote: (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        }),
    });
    desk.offer(taken);
    const outcome = desk.send();
    desk.cancelSending();
    await outcome;
    now += 800;
    desk.removeDocument();
    expect(read().document?.file).toBe(contract);
    now += 1000;
    desk.removeDocument();
    expect(read().document).toBeNull();
  });

  it('says that nothing moves while a line is silent', async () => {
    vi.useFakeTimers();
    let now = 0;
    const { desk, read } = openDesk({
      now: () => now,
      sendQuote: (_, { signal, onProgress }) => {
        now = 1000;
        onProgress(contract.size / 2);
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        });
      },
    });
    desk.offer(taken);
    const outcome = desk.send();
    expect(read().sending).toMatchObject({ progress: { bytesPerSecond: 30, secondsLeft: 1 } });
    for (; now < 10_000; now += 1000) vi.advanceTimersByTime(1000);
    expect(read().sending).toMatchObject({ progress: { bytesPerSecond: 0, secondsLeft: null } });
    desk.cancelSending();
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('keeps a draft while typing and forgets it once the request is received', async () => {
    const { desk, draft } = openDesk({
      sendQuote: async () => ({ kind: 'received', receipt: null }),
    });
    desk.type({ customerName: '林美慧' });
    expect(draft.load()?.customerName).toBe('林美慧');
    desk.offer(taken);
    await desk.send();
    expect(draft.load()).toBeNull();
  });

  it('keeps a received request in sight until the page is opened again', async () => {
    const { desk, read } = openDesk({
      sendQuote: async () => ({ kind: 'received', receipt: null }),
    });
    desk.offer(taken);
    await desk.send();
    expect(read().document?.file).toBe(contract);
    desk.prepare();
    expect(read()).toEqual(emptyDesk);
  });

  it('brings back the draft of an earlier visit and keeps the document', () => {
    const { desk, draft, read } = openDesk();
    draft.save({ ...emptyDesk.fields, customerName: '林美慧' });
    desk.offer(taken);
    desk.prepare();
    expect(read().fields.customerName).toBe('林美慧');
    expect(read().document?.file).toBe(contract);
  });
});
