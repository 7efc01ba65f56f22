import { wouldLoseWork } from './unsaved-work.ts';

const reloadedKey = 'reloaded-for-new-version';

interface Tab {
  readonly navigator: Pick<Navigator, 'onLine'>;
  /** Reading it throws where storage is refused. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
  readonly document: Document;
}

/**
 * After a deployment an open tab may ask for a chunk that is gone: the page is reloaded, once
 * per tab, so that it cannot loop, only while there is a network to load it from, and never at
 * the price of what the visitor has chosen or typed.
 * @returns whether it is being loaded.
 */
export function reloadOnce(tab: Tab): boolean {
  if (!tab.navigator.onLine || wouldLoseWork(tab.document) || !isFirst(tab)) return false;
  tab.location.reload();
  return true;
}

function isFirst(tab: Tab): boolean {
  try {
    if (tab.sessionStorage.getItem(reloadedKey) !== null) return false;
    tab.sessionStorage.setItem(reloadedKey, 'yes');
    return true;
  } catch (error) {
    // Without storage nobody knows.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
