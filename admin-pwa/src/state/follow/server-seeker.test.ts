import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createFakeOffice } from '../../test/fake-office.ts';
import { type ConsoleState, initialState } from '../console-state.ts';
import { createTestEdges } from '../test/test-edges.ts';
import { createToaster } from '../toaster.ts';
import { createServerSeeker } from './server-seeker.ts';

let isConnected: boolean;
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  isConnected = true;
  asked = [];
});

afterEach(() => vi.useRealTimers());

function seek() {
  const store = createStore<ConsoleState>(() => initialState(0));
  const edges = createTestEdges(createFakeOffice([]), { isConnected: () => isConnected });
  const resume = async () => void asked.push(Date.now() / 1000);
  const look = createServerSeeker({ edges, store, toaster: createToaster(() => {}) }, { resume });
  return { store, look };
}

describe('createServerSeeker', () => {
  it('asks after growing pauses until a server has answered', async () => {
    const { store } = seek();
    store.setState({ connection: 'offline' });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(asked).toEqual([2, 6, 14, 29, 44]);
    store.setState({ connection: 'online', session: 'signed-in' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(5);
  });

  it('asks nobody at the start, without a network, or once a session has been confirmed', async () => {
    const { store, look } = seek();
    look();
    await vi.advanceTimersByTimeAsync(60_000);
    isConnected = false;
    store.setState({ connection: 'offline' });
    await vi.advanceTimersByTimeAsync(60_000);
    isConnected = true;
    store.setState({ session: 'signed-in' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });
});
