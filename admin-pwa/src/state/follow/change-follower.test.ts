import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ChangeStreamEvents } from '../../offline/change-stream.ts';
import { createFakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type ConsoleState, initialState } from '../console-state.ts';
import type { ConsoleEdges } from '../edges.ts';
import { createTestEdges } from '../test/test-edges.ts';
import { createToaster } from '../toaster.ts';
import { createChangeFollower } from './change-follower.ts';

interface Stream extends ChangeStreamEvents {
  isOpen: boolean;
}

let streams: Stream[];
let isConnected: boolean;
const refresh = vi.fn(async () => {});
const resume = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  isConnected = true;
  refresh.mockClear();
  resume.mockClear();
});

afterEach(() => vi.useRealTimers());

function follow(withStreamLock: ConsoleEdges['withStreamLock'] = (task) => task()) {
  const store = createStore<ConsoleState>(() => initialState(0));
  const edges = createTestEdges(createFakeOffice([]), {
    now: Date.now,
    isConnected: () => isConnected,
    withStreamLock,
    openChangeStream(_path, events) {
      const stream = { ...events, isOpen: true };
      streams.push(stream);
      return () => {
        stream.isOpen = false;
      };
    },
  });
  const toaster = createToaster(() => {});
  const look = createChangeFollower({ edges, store, toaster }, { refresh, resume });
  return { store, look };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Loses each stream right away; resolves with the moments at which the next ones were opened, in s. */
async function loseStreams(count: number): Promise<number[]> {
  const begin = Date.now();
  const moments: number[] = [];
  while (moments.length < count) {
    const before = streams.length;
    streams.at(-1)?.onLost();
    while (streams.length === before) await after(1000);
    moments.push((Date.now() - begin) / 1000);
  }
  return moments;
}

describe('createChangeFollower', () => {
  it('has one stream while somebody is signed in, and none before or after', async () => {
    const { store } = follow();
    await after(0);
    expect(streams).toHaveLength(0);
    store.setState({ session: 'signed-in' });
    await after(0);
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([true]);
    store.setState({ session: 'signed-out' });
    await after(600_000);
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it('refreshes when something has changed, once for all that is told while it does', async () => {
    follow().store.setState({ session: 'signed-in' });
    await after(0);
    streams[0]?.onChanged();
    await after(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 20; count += 1) streams[0]?.onChanged();
    await after(5000);
    expect(refresh).toHaveBeenCalledTimes(2);
    await after(600_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('asks for the progress of counts and readings while there is no stream', async () => {
    const { store } = follow();
    const list = {
      ...store.getState().list,
      quotes: [sampleQuote({ wordCountBasis: 'counting' })],
    };
    store.setState({ session: 'signed-in', connection: 'online', list });
    await after(0);
    await loseStreams(5);
    expect(refresh).toHaveBeenCalledTimes(5);
    store.setState({ list: { ...list, quotes: [sampleQuote({ wordCountBasis: 'measured' })] } });
    await loseStreams(3);
    expect(refresh).toHaveBeenCalledTimes(5);
  });

  it('asks for everything when the server answers again', async () => {
    const { store } = follow();
    store.setState({ session: 'signed-in' });
    await after(0);
    store.setState({ connection: 'failing' });
    streams[0]?.onChanged();
    await after(0);
    expect([resume.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });

  it('opens a lost stream again after pauses that grow, and are short again after a good one', async () => {
    follow().store.setState({ session: 'signed-in' });
    await after(0);
    expect(await loseStreams(8)).toEqual([2, 6, 14, 30, 62, 126, 246, 366]);
    await after(40_000);
    expect(await loseStreams(2)).toEqual([2, 6]);
  });

  it('is silent without a connection, and goes on with it', async () => {
    const { store } = follow();
    store.setState({ session: 'signed-in' });
    await after(0);
    isConnected = false;
    store.setState({ connection: 'offline' });
    await after(600_000);
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
    isConnected = true;
    store.setState({ connection: 'online' });
    await after(0);
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('tries on once there is a connection that no server answers yet', async () => {
    const { store, look } = follow();
    store.setState({ session: 'signed-in' });
    isConnected = false;
    store.setState({ connection: 'offline' });
    isConnected = true;
    look();
    await after(0);
    streams.at(-1)?.onLost();
    await after(2000);
    streams.at(-1)?.onChanged();
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('asks whether the session stands when the server has ended the stream with it', async () => {
    follow().store.setState({ session: 'signed-in' });
    await after(0);
    streams[0]?.onEnded();
    await after(0);
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('leaves the stream to one tab, and takes it over when that is gone', async () => {
    let isOtherOpen = true;
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = () => {
        isOtherOpen = false;
        resolve();
      };
    });
    follow(async (task) => {
      if (isOtherOpen) await left;
      await task();
    }).store.setState({ session: 'signed-in' });
    await after(60_000);
    expect(streams).toHaveLength(0);
    leave();
    await after(0);
    expect(streams).toHaveLength(1);
  });
});
