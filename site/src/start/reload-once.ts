import { wouldLoseWork } from './unsaved-work.ts';

const reloadedKey = 'reloaded-for-new-version';

interface Tab {
  readonly navigator: Pick<Navigator, 'onLine'>;
  /** Throws on access where storage is blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
  readonly document: Document;
}

/**
 * Reloads the page when a chunk is gone, as after a deployment: once per tab, so that it cannot loop, only while
 * online, and never if the visitor would lose what they have chosen or typed.
 * @returns whether it is reloading.
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
    // Without storage there is no telling.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
