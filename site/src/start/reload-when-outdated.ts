const reloadedKey = 'reloaded-for-new-version';

/**
 * After a deployment an open tab may ask for a chunk that is gone: the page is loaded anew, once
 * per tab, and only while there is a network to load it from.
 */
export function reloadOnceWhenOutdated(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!target.navigator.onLine || target.sessionStorage.getItem(reloadedKey) !== null) return;
    event.preventDefault();
    target.sessionStorage.setItem(reloadedKey, 'yes');
    target.location.reload();
  });
}
