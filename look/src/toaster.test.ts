import { describe, expect, it } from 'vitest';
import { createToaster, type ToastState } from './toaster.ts';

function open() {
  const planned: { task: () => void; delayMs: number }[] = [];
  let state: ToastState<{ readonly title: string }> = { toast: null };
  const store = {
    getState: () => state,
    setState(next: typeof state) {
      state = next;
    },
  };
  const toaster = createToaster(store, (task, delayMs) => planned.push({ task, delayMs }));
  return { planned, toaster, shown: () => state.toast };
}

describe('createToaster', () => {
  it('replaces the older toast by the new one, which has its own identity', () => {
    const { toaster, shown } = open();
    toaster.show({ title: 'One' });
    const first = shown()?.id;
    toaster.show({ title: 'Two' });
    expect(shown()).toMatchObject({ title: 'Two', isOpen: true });
    expect(shown()?.id).not.toBe(first);
  });

  it('closes a dismissed toast at once, and removes it after 1,000,000 ms', () => {
    const { planned, toaster, shown } = open();
    toaster.show({ title: 'One' });
    toaster.dismiss(shown()?.id ?? 0);
    toaster.dismiss(shown()?.id ?? 0);
    expect(shown()).toMatchObject({ isOpen: false });
    expect(planned.map(({ delayMs }) => delayMs)).toEqual([1_000_000]);
    planned[0]?.task();
    expect(shown()).toBeNull();
  });

  it('leaves a newer toast alone', () => {
    const { planned, toaster, shown } = open();
    toaster.show({ title: 'One' });
    const old = shown()?.id ?? 0;
    toaster.dismiss(old);
    toaster.show({ title: 'Two' });
    toaster.dismiss(old);
    planned[0]?.task();
    expect(shown()).toMatchObject({ title: 'Two', isOpen: true });
  });

  it('takes away at once what may name a client', () => {
    const { toaster, shown } = open();
    toaster.show({ title: 'Margaret Okafor' });
    toaster.clear();
    expect(shown()).toBeNull();
  });
});
