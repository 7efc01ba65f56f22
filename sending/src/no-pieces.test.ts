import { documentField } from '@yiqiao/contract/record/upload-form';
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

beforeEach(() => {
  useFakeClock();
  server = startFakeServer();
});

afterEach(() => {
  cancelAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where something between lets no pieces through', () => {
  for (const beginning of ['POST /api/uploads', 'PATCH 0', 'PATCH 1048576']) {
    for (const status of [405, 501]) {
      it(`sends the whole form, and leaves nothing at the server (${beginning}, ${status})`, async () => {
        const headers = { 'Content-Type': 'text/html' };
        server.fail(beginning, { status, headers, body: '<html>Not allowed</html>' });
        const sending = startSending(documentOf(9 * MB));
        await passUntil(() => sending.posted !== null);
        expect(sending.posted).toMatchObject({ kind: 'answered', status: 201 });
        expect(server.forms.map((form) => form.get(documentField))).toEqual([expect.any(File)]);
        expect(server.uploads.size).toBe(0);
      });
    }
  }
});
