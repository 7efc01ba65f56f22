import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  dropToast,
  showToast,
  toastRemovalDelayMs,
  useToastStore,
} from './toast-store.ts';

const getToast = () => useToastStore.getState().toast;

beforeEach(() => {
  vi.useFakeTimers();
  useToastStore.setState({ toast: null });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('showToast', () => {
  it('gives every toast its own identity', () => {
    showToast({ title: 'Crypto Payment' });
    const first = getToast()?.id;
    showToast({ title: 'Crypto Payment' });
    expect(getToast()?.id).not.toBe(first);
  });
});

describe('dropToast', () => {
  it('closes the toast that is shown, and needs none', () => {
    dropToast();
    expect(getToast()).toBeNull();
    showToast({ title: 'Error Creating Quote' });
    dropToast();
    expect(getToast()).toMatchObject({ isOpen: false });
  });
});

describe('dismissToast', () => {
  it('closes at once and leaves the state after 1,000,000 ms', () => {
    showToast({ title: 'File too large' });
    dismissToast(getToast()?.id ?? -1);
    expect(getToast()).toMatchObject({ isOpen: false });
    vi.advanceTimersByTime(999_999);
    expect(getToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(getToast()).toBeNull();
    expect(toastRemovalDelayMs).toBe(1_000_000);
  });

  it('leaves a newer toast alone', () => {
    showToast({ title: 'File too large' });
    const old = getToast()?.id ?? -1;
    dismissToast(old);
    showToast({ title: 'Missing Information' });
    dismissToast(old);
    vi.advanceTimersByTime(toastRemovalDelayMs);
    expect(getToast()).toMatchObject({ title: 'Missing Information', isOpen: true });
  });
});
