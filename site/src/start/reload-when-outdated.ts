const reloadedKey = 'reloaded-for-new-version';

interface Tab {
  readonly addEventListener: (type: 'vite:preloadError', listener: (event: Event) => void) => void;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * After a deployment an open tab may ask for a chunk that is gone: the page is loaded anew, once
 * per tab, and only while there is a network to load it from.
 */
export function reloadOnceWhenOutdated(tab: Tab): void {
  tab.addEventListener('vite:preloadError', (event) => {
    if (!tab.navigator.onLine || tab.sessionStorage.getItem(reloadedKey) !== null) return;
    event.preventDefault();
    tab.sessionStorage.setItem(reloadedKey, 'yes');
    tab.location.reload();
  });
}
