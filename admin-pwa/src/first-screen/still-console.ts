import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import { type Console, createConsole } from '../state/console.ts';

/** What never comes: a screen that is only shown asks nobody and tells nobody. */
const never = () => new Promise<never>(() => {});

/** The console as the device keeps it, for one look: under the same rules, without a page or a server. */
export async function openStillConsole(
  storage: ConsoleStorage,
  now: () => number,
): Promise<Console> {
  const console = createConsole({
    storage,
    now,
    client: {
      isAuthenticated: never,
      login: never,
      logout: never,
      listQuotes: never,
      setStatus: never,
      deleteFile: never,
      countAgain: never,
      awaitCounts: never,
      analyzeQuote: never,
      readScan: never,
      cancelReading: never,
      followReading: never,
      createPaymentIntent: never,
    },
    office: {
      makeOffer: never,
      sendMessage: never,
      keepNote: never,
      readLink: never,
      renewLink: never,
    },
    analyzeQuote: never,
    followReading: never,
    refresher: { refresh: never, stop() {} },
    awaitCounts: never,
    isVisible: () => false,
    tabs: { tell() {}, onMessage() {} },
    withLock: never,
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
