import type { Console } from './console.ts';

/** How often the clocks on screen move on. */
const tickMs = 20_000;

/** Lets the console follow the browser: connection, visibility, time, and the badge of its icon. */
export function connectToBrowser(
  console: Console,
  askForDurableStorage: () => Promise<void>,
): void {
  const { store } = console;
  window.addEventListener('online', () => void console.resume());
  window.addEventListener('offline', () => store.setState({ connection: 'offline' }));
  document.addEventListener('visibilitychange', () => {
    console.followCounts();
    if (document.visibilityState !== 'visible') return;
    console.tick();
    if (store.getState().connection !== 'online') void console.resume();
  });
  setInterval(console.tick, tickMs);

  store.subscribe(({ list, session }, before) => {
    if (list.quotes !== before.list.quotes) {
      void showBadge(list.quotes.filter(({ status }) => status === 'pending').length);
    }
    if (session === 'signed-in' && before.session !== 'signed-in') void askForDurableStorage();
  });
}

/** How many wait, on the icon of the installed console; nothing where there is no such badge. */
async function showBadge(pending: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (pending > 0 ? navigator.setAppBadge(pending) : navigator.clearAppBadge());
  } catch (error) {
    // Without permission there is no badge, and nothing to tell anybody.
    if (!(error instanceof DOMException)) throw error;
  }
}
