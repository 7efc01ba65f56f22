const reloadedKey = 'reloaded-for-new-version';

interface Tab {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * After a deployment an open tab may ask for a chunk that is gone: the page is reloaded, once
 * per tab, so that it cannot loop, and only while there is a network to load it from.
 * @returns whether it is being loaded.
 */
export function reloadOnce(tab: Tab): boolean {
  if (!tab.navigator.onLine || tab.sessionStorage.getItem(reloadedKey) !== null) return false;
  tab.sessionStorage.setItem(reloadedKey, 'yes');
  tab.location.reload();
  return true;
}
