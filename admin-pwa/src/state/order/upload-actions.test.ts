import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleProgress } from '../../test/sample-progress.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import type { SendFile, SendFileOptions, SendFileOutcome } from '../../uploads/send-file.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

interface Sending extends SendFileOptions {
  readonly fileName: string;
  readonly changeId: string;
  end(outcome: SendFileOutcome): void;
}

const quote = sampleQuote({ status: 'in-progress' });
let office: FakeOffice;
let console: Console;
let sendings: Sending[];
let isConnected: boolean;

beforeEach(async () => {
  office = createFakeOffice([quote]);
  sendings = [];
  isConnected = true;
  const sendFile: SendFile = ({ file, changeId }, options) =>
    new Promise((resolve) => {
      sendings.push({ ...options, fileName: file.name, changeId, end: resolve });
      options.signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    });
  const edges = createTestEdges(office, { sendFile, isConnected: () => isConnected });
  console = createConsole(edges);
  await console.login('office', 'secret');
  showList([quote]);
});

function showList(quotes: (typeof quote)[]) {
  console.store.setState(({ list }) => ({
    list: { ...list, phase: 'ready', quotes, total: quotes.length },
  }));
}

const file = (name: string, text = 'text') => new File([text], name);
const uploads = () => console.store.getState().uploads;
const sending = (index: number) => {
  const found = sendings[index];
  if (found === undefined) throw new Error(`Nothing was sent ${index + 1} times`);
  return found;
};
const arrived = (differences = {}) =>
  ({ kind: 'arrived', quote: { ...quote, revision: 2, ...differences } }) as const;

describe('addFiles', () => {
  it('sends one after the other and tells how far each is', async () => {
    console.addFiles(quote, [file('one.docx', 'x'.repeat(1000)), file('two.pdf')]);
    expect(uploads()).toMatchObject([
      { fileName: 'one.docx', state: 'sending' },
      { fileName: 'two.pdf', state: 'waiting' },
    ]);
    sending(0).onProgress(sampleProgress(380));
    expect(uploads()[0]).toMatchObject({ sentBytes: 380 });
    sending(0).end(arrived());
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    expect(uploads()).toMatchObject([{ fileName: 'two.pdf', state: 'sending' }]);
    expect(console.store.getState().list.quotes[0]).toMatchObject({ revision: 2 });
  });

  it('says at once of a file that is too large that it cannot be sent', () => {
    const large = file('film.mov');
    Object.defineProperty(large, 'size', { value: 1024 ** 3 + 1 });
    console.addFiles(quote, [large, file('two.pdf')]);
    expect(uploads()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('1 GB') },
      { fileName: 'two.pdf', state: 'sending' },
    ]);
  });

  it('keeps what was lost, says so, and sends it again as the same file', async () => {
    console.addFiles(quote, [file('one.docx')]);
    isConnected = false;
    sending(0).end({ kind: 'lost' });
    await vi.waitFor(() => expect(uploads()).toMatchObject([{ state: 'failed' }]));
    expect(uploads()[0]?.reason).toContain('The connection was lost');
    expect(console.store.getState().connection).toBe('offline');
    isConnected = true;
    console.retryUpload(sending(0).changeId);
    expect(sending(1).changeId).toBe(sending(0).changeId);
    sending(1).end(arrived());
    await vi.waitFor(() => expect(uploads()).toEqual([]));
  });

  it('repeats what the server said and goes on with the next', async () => {
    console.addFiles(quote, [file('empty.txt', ''), file('two.pdf')]);
    const problem = { message: 'This file is empty.', code: 'file-empty' };
    sending(0).end({ kind: 'refused', status: 409, problem });
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    expect(uploads()[0]).toMatchObject({ state: 'failed', reason: 'This file is empty.' });
  });
});

describe('pauseUpload', () => {
  it('stops the one that goes in pieces, and goOnUpload lets it go on', () => {
    console.addFiles(quote, [file('one.docx')]);
    const controls = { pause: vi.fn(), goOn: vi.fn() };
    const { changeId, onControls } = sending(0);
    console.pauseUpload(changeId);
    onControls?.(controls);
    console.pauseUpload('another');
    expect(controls.pause).not.toHaveBeenCalled();
    console.pauseUpload(changeId);
    expect(controls.pause).toHaveBeenCalledOnce();
    console.goOnUpload(changeId);
    expect(controls.goOn).toHaveBeenCalledOnce();
  });
});

describe('cancelUpload', () => {
  it('ends one that runs, and lets the next one go', async () => {
    console.addFiles(quote, [file('one.docx'), file('two.pdf')]);
    console.cancelUpload(sending(0).changeId);
    expect(sending(0).signal.aborted).toBe(true);
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    expect(uploads()).toMatchObject([{ fileName: 'two.pdf', state: 'sending' }]);
  });
});

describe('uploads', () => {
  it('end when the person logs out', async () => {
    console.addFiles(quote, [file('one.docx'), file('two.pdf')]);
    await console.logout();
    expect(sending(0).signal.aborted).toBe(true);
    expect(uploads()).toEqual([]);
    expect(sendings).toHaveLength(1);
  });

  it('end when the person has become a translator', async () => {
    const staff = { id: 'gu', name: '顾一鸣', seal: '顾', role: 'staff', language: 'en' } as const;
    office.person = staff;
    await console.resume();
    console.addFiles(quote, [file('one.docx'), file('two.pdf')]);
    office.person = { ...staff, role: 'translator' };
    await console.resume();
    expect(sending(0).signal.aborted).toBe(true);
    await vi.waitFor(() => expect(uploads()).toEqual([]));
    expect(sendings).toHaveLength(1);
  });

  it('end when their submission is erased', () => {
    console.addFiles(quote, [file('one.docx')]);
    showList([]);
    expect(sending(0).signal.aborted).toBe(true);
    expect(uploads()).toEqual([]);
  });

  it('go on while the list is fetched', () => {
    console.addFiles(quote, [file('one.docx')]);
    console.store.setState(({ list }) => ({ list: { ...list, quotes: [], total: null } }));
    expect(uploads()).toHaveLength(1);
  });

  it('end the session here when the server does not know it any more', async () => {
    console.addFiles(quote, [file('one.docx')]);
    sending(0).end({ kind: 'refused', status: 401, problem: null });
    await vi.waitFor(() => expect(console.store.getState().session).toBe('signed-out'));
    expect(uploads()).toEqual([]);
  });
});
