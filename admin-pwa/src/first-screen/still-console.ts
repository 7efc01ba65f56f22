import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import { type Console, createConsole } from '../state/console.ts';

/** Never settles: a screen that is only drawn asks and tells nobody. */
const never = () => new Promise<never>(() => {});

/** The console as stored on this device, for drawing it once: the same rules, but no page and no server. */
export async function openStillConsole(
  storage: ConsoleStorage,
  now: () => number,
): Promise<Console> {
  const console = createConsole({
    storage,
    now,
    ask: never,
    take: never,
    person: { preview: never, erase: never },
    jobs: { list: never, take: never },
    // A translator’s console starts without its first screen.
    loadSeat: () => Promise.reject(new TypeError('Not drawn here')),
    fetchFile: never,
    sendFile: never,
    sendJobFile: never,
    analyzeQuote: never,
    refresher: { refresh: never, stop() {} },
    tabs: { tell() {}, onMessage() {} },
    openChangeStream: () => () => {},
    withStreamLock: never,
    withLock: never,
    push: {
      findObstacle: () => 'browser',
      isAllowed: () => false,
      askPermission: never,
      subscribe: never,
      end: never,
    },
    passkeys: { isAble: false, canOffer: never, make: never, use: never, cancel: never },
    isConnected: () => navigator.onLine,
    randomId: () => '',
    device: '',
    origin: '',
    afterPaint: never,
    yieldToScreen: never,
    planOnce() {},
  });
  await console.open();
  return console;
}
