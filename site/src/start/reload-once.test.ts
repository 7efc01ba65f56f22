import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';
import { registerUnsavedWork } from './unsaved-work.ts';

function openTab(isOnline = true) {
  const reload = vi.fn();
  const tab = {
    navigator: { onLine: isOnline },
    sessionStorage: window.sessionStorage,
    location: { reload },
    document,
  };
  return { reload, tab };
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = '';
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

  it('stays where it is while something would be lost, and has its attempt left', () => {
    const { reload, tab } = openTab();
    let hasDocument = true;
    registerUnsavedWork(() => hasDocument);
    expect(reloadOnce(tab)).toBe(false);
    hasDocument = false;
    expect(reloadOnce(tab)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where it is while a field of the page is filled in', () => {
    const { tab } = openTab();
    document.body.innerHTML =
      '<input value="as it came"><input type="radio" checked><textarea>as it came</textarea>';
    const message = document.querySelector('textarea');
    if (message === null) throw new Error('There is no field');
    message.value = 'Please keep 定金 as it is.';
    expect(reloadOnce(tab)).toBe(false);
    message.value = 'as it came';
    expect(reloadOnce(tab)).toBe(true);
  });

  it('stays where it is where storage is refused, which could not end a loop', () => {
    const { reload, tab } = openTab();
    const refusing = {
      ...tab,
      get sessionStorage(): Storage {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    expect(reloadOnce(refusing)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
