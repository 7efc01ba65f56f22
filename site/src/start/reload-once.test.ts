import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

function openTab(isOnline = true) {
  const reload = vi.fn();
  const tab = {
    navigator: { onLine: isOnline },
    sessionStorage: window.sessionStorage,
    location: { reload },
  };
  return { reload, tab };
}

beforeEach(() => {
  window.sessionStorage.clear();
});

describe('reloadOnce', () => {
  it('reloads the page once in a tab', () => {
    const { reload, tab } = openTab();
    expect(reloadOnce(tab)).toBe(true);
    expect(reloadOnce(tab)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where it is while there is no network', () => {
    const { reload, tab } = openTab(false);
    expect(reloadOnce(tab)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
