import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceWhenOutdated } from './reload-when-outdated.ts';

function openTab(isOnline = true) {
  const events = new EventTarget();
  const reload = vi.fn();
  const tab = {
    addEventListener: events.addEventListener.bind(events),
    navigator: { onLine: isOnline },
    sessionStorage: window.sessionStorage,
    location: { reload },
  };
  reloadOnceWhenOutdated(tab);
  const loseChunk = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { reload, loseChunk };
}

beforeEach(() => {
  window.sessionStorage.clear();
});

describe('reloadOnceWhenOutdated', () => {
  it('loads the page anew once; a second loss is an error', () => {
    const { reload, loseChunk } = openTab();
    expect(loseChunk()).toBe(true);
    expect(loseChunk()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where it is while there is no network', () => {
    const { reload, loseChunk } = openTab(false);
    expect(loseChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
