import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createListRefresher } from './list-refresher.ts';

const request = { sessionId: 's', cursor: null, now: 0, askedAt: 0 };
const head = { cursor: 'c', asOf: 0, clockOffsetMs: 0 };

interface FakeWorker extends Pick<Worker, 'postMessage' | 'terminate'> {
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: (() => void) | null;
}

let workers: FakeWorker[];

beforeEach(() => {
  workers = [];
});

function start(): FakeWorker {
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
  workers.push(worker);
  return worker;
}

describe('createListRefresher', () => {
  it('hands segments on and ends with the outcome, on one worker', async () => {
    const refresher = createListRefresher(start);
    for (const round of [1, 2]) {
      const segments: unknown[] = [];
      const outcome = refresher.refresh(request, (message) => segments.push(message.kind));
      workers[0]?.onmessage?.({ data: { kind: 'segment' } });
      workers[0]?.onmessage?.({ data: { kind: 'changes', changed: [], head } });
      expect(await outcome, `round ${round}`).toMatchObject({ kind: 'changes' });
      expect(segments).toEqual(['segment']);
    }
    expect(workers).toHaveLength(1);
  });

  it('stops a refresh whose answer nobody wants any more', async () => {
    const refresher = createListRefresher(start);
    const outcome = refresher.refresh(request, () => {});
    refresher.stop();
    expect(await outcome).toEqual({ kind: 'stopped' });
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it('lets a new refresh take the place of a running one', async () => {
    const refresher = createListRefresher(start);
    const first = refresher.refresh(request, () => {});
    const second = refresher.refresh(request, () => {});
    workers[1]?.onmessage?.({ data: { kind: 'unreachable' } });
    expect(await first).toEqual({ kind: 'stopped' });
    expect(await second).toEqual({ kind: 'unreachable' });
  });

  it('takes a worker that cannot run for no answer', async () => {
    const refresher = createListRefresher(start);
    const outcome = refresher.refresh(request, () => {});
    workers[0]?.onerror?.();
    expect(await outcome).toEqual({ kind: 'unreachable' });
  });
});
