import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Console } from '../console.ts';
import { type ConsoleState, initialState } from '../console-state.ts';
import { createToaster } from '../toaster.ts';

/** A console that stands still in a state, for what the screens make of it. */
export function createFakeConsole(state: Partial<ConsoleState> = {}): Console {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  return {
    store: createStore<ConsoleState>(() => ({ ...initialState(now), ...state })),
    toaster: createToaster(() => {}),
    open: vi.fn(),
    resume: vi.fn(),
    refresh: vi.fn(),
    login: vi.fn(),
    logout: vi.fn(),
    tick: vi.fn(),
    reportStorage: vi.fn(),
    setPreference: vi.fn(),
    changeStatus: vi.fn(),
    sendNow: vi.fn(),
    takeBack: vi.fn(),
    undoStatus: vi.fn(),
    endUndo: vi.fn(),
    keepOwn: vi.fn(),
    drop: vi.fn(),
    changeNow: vi.fn(async () => null),
    addFiles: vi.fn(),
    cancelUpload: vi.fn(),
    pauseUpload: vi.fn(),
    goOnUpload: vi.fn(),
    retryUpload: vi.fn(),
    deliver: vi.fn(async () => null),
    previewErasure: vi.fn(),
    erasePerson: vi.fn(),
    followChanges: vi.fn(),
    analyzeDocument: vi.fn(),
    markOpened: vi.fn(),
    makeOffer: vi.fn(async () => null),
    take: vi.fn(async () => null),
    keepAsNote: vi.fn(),
    readDraft: vi.fn(async () => null),
    writeDraft: vi.fn(async () => {}),
    openRequest: vi.fn(async () => ({ kind: 'waiting' as const })),
    writeAgain: vi.fn(),
    readLink: vi.fn(),
    renewLink: vi.fn(),
    endFarewell: vi.fn(async () => {}),
    readPeople: vi.fn(async () => null),
    invite: vi.fn(),
    renewInvitation: vi.fn(),
    takeBackInvitation: vi.fn(async () => null),
    changeRole: vi.fn(async () => null),
    removePerson: vi.fn(async () => null),
    confirmPeople: vi.fn(async () => null),
    changeOwn: vi.fn(async () => null),
    readInvitation: vi.fn(),
    join: vi.fn(),
  };
}
