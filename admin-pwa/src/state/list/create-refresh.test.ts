import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ListRefresher, RefreshOutcome } from '../../offline/list/list-refresher.ts';
import { createFakeOffice } from '../../test/fake-office.ts';

import { initialState } from '../console-state.ts';
import { createTestEdges } from '../test/test-edges.ts';
import { createToaster } from '../toaster.ts';
import { createRefresh } from './create-refresh.ts';
import { createKeptList } from './kept-list.ts';

let report: Parameters<ListRefresher['refresh']>[1];
let end: (outcome: RefreshOutcome) => void;

function openRefresh() {
  const refresher: ListRefresher = {
    refresh: (_, onSegment) => {
      report = onSegment;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop() {},
  };
  const edges = createTestEdges(createFakeOffice(), { refresher });
  const store = createStore(() => initialState(edges.now()));
  const context = { edges, store, toaster: createToaster(() => {}) };
  const refresh = createRefresh(context, {
    kept: createKeptList(context),
    whenRead: async () => {},
    forgetWaiting: async () => {},
  });
  return { refresh: () => refresh('session'), isSlow: () => store.getState().isSlow };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls the server slow after eight seconds without an answer, until it has failed', async () => {
  const { refresh, isSlow } = openRefresh();
  const refreshed = refresh();
  await vi.advanceTimersByTimeAsync(7900);
  expect(isSlow()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isSlow()).toBe(true);
  end({ kind: 'unreachable' });
  await refreshed;
  expect(isSlow()).toBe(false);
});

it('calls no server slow that is sending a long list', async () => {
  const { refresh, isSlow } = openRefresh();
  const refreshed = refresh();
  await vi.advanceTimersByTimeAsync(7900);
  report({ kind: 'segment', quotes: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isSlow()).toBe(false);
  end({ kind: 'stopped' });
  await refreshed;
});
