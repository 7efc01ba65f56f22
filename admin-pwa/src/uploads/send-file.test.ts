import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { sendFile } from './send-file.ts';

/** As much of the browser's request as is used. */
class FakeRequest {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  status = 0;
  responseText = '';
  getResponseHeader = () => null;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  sent: FormData | null = null;
  opened = '';
  constructor() {
    requests.push(this);
  }
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload();
  }
}

const requests: FakeRequest[] = [];

function lastRequest(): FakeRequest {
  const last = requests.at(-1);
  if (last === undefined) throw new Error('Nothing was sent');
  return last;
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function send(file = new File(['text'], '译文.docx')) {
  const before = requests.length;
  const controller = new AbortController();
  const moved: number[] = [];
  const outcome = sendFile(
    { quoteId: 'q1', changeId: 'change-1', file },
    { signal: controller.signal, onProgress: ({ sentBytes }) => moved.push(sentBytes) },
  );
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1));
  return { outcome, moved, controller, request: lastRequest() };
}

describe('sendFile', () => {
  it('sends the change id before the file, and tells how far it is', async () => {
    const { outcome, moved, request } = await send();
    expect(request.opened).toBe('POST /api/quotes/q1/deliverables');
    expect([...(request.sent?.keys() ?? [])]).toEqual(['changeId', 'file']);
    request.upload.onprogress?.({ loaded: 38, total: 100 });
    request.answer(201, sampleQuote({ revision: 2 }));
    expect(await outcome).toMatchObject({ kind: 'arrived', quote: { revision: 2 } });
    expect(moved).toEqual([0.38 * 4]);
  });

  it('repeats what the server said', async () => {
    const { outcome, request } = await send();
    request.answer(409, { message: 'This file is empty.', code: 'file-empty' });
    expect(await outcome).toMatchObject({
      kind: 'refused',
      status: 409,
      problem: { code: 'file-empty' },
    });
  });

  it('takes what is not the API’s answer for no answer', async () => {
    const { outcome, request } = await send();
    request.answer(200, '<html>');
    expect(await outcome).toEqual({ kind: 'lost' });
  });

  it('tells a cancelled one from one whose line has died', async () => {
    const cancelled = await send();
    cancelled.controller.abort();
    expect(await cancelled.outcome).toEqual({ kind: 'cancelled' });
    const { outcome, request } = await send();
    request.abort();
    expect(await outcome).toEqual({ kind: 'lost' });
  });

  it('tells a file that is gone from a lost connection', async () => {
    const file = new File(['text'], 'EN.docx');
    file.slice = () => {
      const gone = new Blob();
      gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      return gone;
    };
    const gone = await send(file);
    gone.request.onerror();
    expect(await gone.outcome).toEqual({ kind: 'file-gone' });
    const whole = new File(['text'], 'EN.docx');
    whole.slice = () => {
      const there = new Blob();
      there.arrayBuffer = async () => new ArrayBuffer(1);
      return there;
    };
    const lost = await send(whole);
    lost.request.onerror();
    expect(await lost.outcome).toEqual({ kind: 'lost' });
  });
});
