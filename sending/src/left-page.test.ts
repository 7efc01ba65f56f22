import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from './test/fake-server.ts';
import {
  cancelAll,
  documentOf,
  MB,
  passUntil,
  startSending,
  useFakeClock,
} from './test/start-sending.ts';

let server: FakeServer;

const { subtle } = crypto;

beforeEach(() => {
  useFakeClock();
  server = startFakeServer();
  // Node refuses the buffers of jsdom.
  const digest = (name: string, bytes: ArrayBuffer) =>
    subtle.digest(name, Uint8Array.from(new Uint8Array(bytes)));
  vi.stubGlobal('crypto', { subtle: { digest } });
});

afterEach(() => {
  cancelAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As WebKit does with a page that is being left: its requests end, and it reads no file any more. */
function watchPage(file: File) {
  let isUnreadable = false;
  const follow = (blob: Blob): Blob => {
    const [slice, read] = [blob.slice.bind(blob), blob.arrayBuffer.bind(blob)];
    const unreadable = new DOMException('', 'NotReadableError');
    return Object.assign(blob, {
      slice: (...range: [number, number]) => follow(slice(...range)),
      arrayBuffer: () => (isUnreadable ? Promise.reject(unreadable) : read()),
    });
  };
  follow(file);
  const stopReading = () => {
    isUnreadable = true;
  };
  const readAgain = () => {
    isUnreadable = false;
  };
  return {
    stopReading,
    readAgain,
    leave() {
      stopReading();
      window.dispatchEvent(new Event('pagehide'));
    },
    comeBack() {
      readAgain();
      window.dispatchEvent(new Event('pageshow'));
    },
  };
}

const isDeleted = () => server.requests.some((request) => request.startsWith('DELETE'));

describe('a page that is being left', () => {
  it('reads once more what its browser has stopped reading before it is left', async () => {
    const file = documentOf(9 * MB);
    server.bytesPerMs = 1000;
    server.fail('PATCH 1048576', { cut: 2 * MB });
    const page = watchPage(file);
    const sending = startSending(file);
    await passUntil(() => (sending.last?.confirmedBytes ?? 0) > 0);
    page.stopReading();
    // The line is cut after two seconds.
    await vi.advanceTimersByTimeAsync(3_000);
    page.readAgain();
    await passUntil(() => sending.posted !== null);
    expect(sending.posted).toMatchObject({ kind: 'answered', status: 201 });
    expect(isDeleted()).toBe(false);
  });

  for (const keep of [{}, { keep: { purpose: 'quote' } }]) {
    it(`leaves at the server what has arrived, and goes on if it comes back (${JSON.stringify(keep)})`, async () => {
      const file = documentOf(9 * MB);
      server.bytesPerMs = 1000;
      server.fail('PATCH 1048576', { cut: 2 * MB });
      const page = watchPage(file);
      const sending = startSending(file, keep);
      await passUntil(() => (sending.last?.confirmedBytes ?? 0) > 0);
      page.leave();
      await expect(passUntil(() => isDeleted() || sending.posted !== null)).rejects.toThrow();

      page.comeBack();
      await passUntil(() => sending.posted !== null);
      expect(sending.posted).toMatchObject({ kind: 'answered', status: 201 });
      expect(server.uploads.size).toBe(1);
    });
  }
});
