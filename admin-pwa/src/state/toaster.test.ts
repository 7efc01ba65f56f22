import { describe, expect, it } from 'vitest';
import { createToaster } from './toaster.ts';

function open() {
  const planned: { task: () => void; delayMs: number }[] = [];
  const toaster = createToaster((task, delayMs) => planned.push({ task, delayMs }));
  return { planned, toaster, shown: () => toaster.store.getState().toast };
}

describe('createToaster', () => {
  it('replaces the older toast by the new one', () => {
    const { toaster, shown } = open();
    toaster.show({ title: 'One', description: '' });
    toaster.show({ title: 'Two', description: '' });
    expect(shown()).toMatchObject({ title: 'Two', isOpen: true, variant: 'default' });
  });

  it('removes a dismissed toast after 1,000,000 ms', () => {
    const { planned, toaster, shown } = open();
    toaster.show({ title: 'One', description: '' });
    toaster.dismiss(shown()?.id ?? 0);
    expect(shown()).toMatchObject({ isOpen: false });
    expect(planned[0]?.delayMs).toBe(1_000_000);
    planned[0]?.task();
    expect(shown()).toBeNull();
  });

  it('leaves a newer toast alone when an older one is removed', () => {
    const { planned, toaster, shown } = open();
    toaster.show({ title: 'One', description: '' });
    toaster.dismiss(shown()?.id ?? 0);
    toaster.show({ title: 'Two', description: '' });
    planned[0]?.task();
    expect(shown()).toMatchObject({ title: 'Two' });
  });

  it('takes away at once what may name a client', () => {
    const { toaster, shown } = open();
    toaster.show({ title: 'One', description: 'Margaret Okafor' });
    toaster.clear();
    expect(shown()).toBeNull();
  });
});
