import { isUnopened } from '@yiqiao/contract/life/order-life';
import { showBadge } from '../offline/show-badge.ts';
import type { Console } from './console.ts';

/** How often the clocks on screen move on. */
const tickMs = 20_000;

/** Connects the console to browser events: connection, visibility, time, and the badge of its icon. */
export function connectToBrowser(
  console: Console,
  askForDurableStorage: () => Promise<void>,
): void {
  const { store } = console;
  window.addEventListener('online', () => {
    void console.resume();
    // A network is often there before any server can be reached: the stream tries until one is.
    console.followChanges();
  });
  window.addEventListener('offline', () => store.setState({ connection: 'offline' }));
  // Uploads end with the page, unless the device keeps what they send.
  window.addEventListener('beforeunload', (event) => {
    const { uploads } = store.getState();
    if (uploads.some(({ state, isKept }) => state !== 'failed' && !isKept)) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    console.tick();
    if (store.getState().connection !== 'online') void console.resume();
  });
  setInterval(console.tick, tickMs);

  store.subscribe(({ list, session }, before) => {
    if (list.quotes !== before.list.quotes) {
      void showBadge(list.quotes.filter(isUnopened).length);
    }
    if (session === 'signed-in' && before.session !== 'signed-in') void askForDurableStorage();
  });
}
