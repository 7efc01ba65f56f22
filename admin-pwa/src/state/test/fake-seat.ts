import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Seat, SeatState } from '../seat.ts';

/** A translator's side of a console that stands still, for what the screens make of it. */
export function createFakeSeat(state: Partial<SeatState> = {}): Seat {
  const empty: SeatState = { jobs: [], kept: new Set(), fetching: new Set(), seen: new Map() };
  return {
    store: createStore<SeatState>(() => ({ ...empty, ...state })),
    loadStored: vi.fn(async () => {}),
    refresh: vi.fn(),
    apply: vi.fn(async () => {}),
    loadFinished: vi.fn(async () => {}),
    sendFiles: vi.fn(),
    tick: vi.fn(),
    clear: vi.fn(),
    changeJob: vi.fn(async () => null),
    markSeen: vi.fn(async () => {}),
    readJobFile: vi.fn(async () => ''),
    addFinished: vi.fn(async () => {}),
    findUnsent: vi.fn(),
    removeFinished: vi.fn(async () => null),
    uploads: {
      pauseUpload: vi.fn(),
      goOnUpload: vi.fn(),
      cancelUpload: vi.fn(),
      retryUpload: vi.fn(),
    },
  };
}
