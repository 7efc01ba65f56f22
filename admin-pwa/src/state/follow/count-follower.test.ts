import { HttpError } from '@yiqiao/contract/http/http-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createFakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type ConsoleState, initialState } from '../console-state.ts';
import { createTestEdges } from '../test/test-edges.ts';
import { createToaster } from '../toaster.ts';
import { createCountFollower } from './count-follower.ts';

interface HeldRequest {
  readonly ids: readonly string[];
  readonly signal: AbortSignal;
  readonly resolve: (finished: readonly string[]) => void;
  readonly reject: (error: unknown) => void;
}

let requests: HeldRequest[] = [];
let isVisible = true;
const refresh = vi.fn(async () => {});
const onSessionEnded = vi.fn(async () => {});

function open(state: Partial<ConsoleState> = {}) {
  const store = createStore<ConsoleState>(() => ({
    ...initialState(0),
    session: 'signed-in',
    ...state,
  }));
  const edges = createTestEdges(createFakeOffice([]), {
    now: Date.now,
    isVisible: () => isVisible,
    awaitCounts: (ids, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ ids, signal, resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const toaster = createToaster(() => {});
  const look = createCountFollower({ edges, store, toaster }, { refresh, onSessionEnded });
  return { store, look };
}

function list(...bases: readonly string[]): Pick<ConsoleState, 'list'> {
  const quotes = bases.map((wordCountBasis, index) =>
    sampleQuote({ id: `q${index}`, wordCountBasis }),
  );
  return { list: { ...initialState(0).list, phase: 'ready', quotes, total: quotes.length } };
}

function hide(): void {
  isVisible = false;
}

const stillOpen = () => requests.filter(({ signal }) => !signal.aborted);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  isVisible = true;
  refresh.mockClear();
  onSessionEnded.mockClear();
});

afterEach(() => vi.useRealTimers());

describe('createCountFollower', () => {
  it('asks for nothing while nothing is being counted', async () => {
    const { store } = open();
    store.setState(list('measured', 'estimated'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(0);
  });

  it('holds one request for what is being counted, and fetches the list when there is news', async () => {
    const { store } = open();
    store.setState(list('counting', 'measured', 'counting'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ ids }) => ids)).toEqual([['q0', 'q2']]);
    requests[0]?.resolve(['q0']);
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledOnce();
    store.setState(list('measured', 'measured', 'counting'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests.map(({ ids }) => ids)).toEqual([['q0', 'q2'], ['q2']]);
  });

  it('waits a moment between two refreshes, however fast counts come in', async () => {
    const { store } = open();
    store.setState(list('counting', 'counting'));
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.resolve(['q0']);
    await vi.advanceTimersByTimeAsync(0);
    store.setState(list('measured', 'counting'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(requests).toHaveLength(2);
  });

  it('asks anew without a refresh when the time was over and nothing was finished', async () => {
    const { store } = open();
    store.setState(list('counting'));
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.resolve([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(requests).toHaveLength(2);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['the page is hidden', hide, {}],
    ['the connection is gone', () => {}, { connection: 'offline' }],
    ['the person has logged out', () => {}, { session: 'signed-out' }],
  ] as const)('lets go of the request when %s, and of all later ones', async (_, act, state) => {
    const { store, look } = open();
    store.setState(list('counting'));
    await vi.advanceTimersByTimeAsync(0);
    act();
    store.setState(state);
    look();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
    expect(stillOpen()).toHaveLength(0);
  });

  it('asks again half a minute after a request that was not answered', async () => {
    const { store } = open();
    store.setState(list('counting'));
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(requests).toHaveLength(2);
  });

  it('gives a connection up that has died without a word', async () => {
    const { store } = open();
    store.setState(list('counting'));
    await vi.advanceTimersByTimeAsync(80_000);
    expect(requests).toHaveLength(2);
    expect(stillOpen()).toHaveLength(1);
  });

  it('asks a server no more that does not know the request, and ends a session that is over', async () => {
    const { store } = open();
    store.setState(list('counting'));
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.reject(new HttpError(404, '', ''));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toHaveLength(1);
    store.setState(list('counting', 'counting'));
    await vi.advanceTimersByTimeAsync(0);
    requests[1]?.reject(new HttpError(401, '', ''));
    await vi.advanceTimersByTimeAsync(0);
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });
});
