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
    client: {
      isAuthenticated: never,
      login: never,
      logout: never,
      listQuotes: never,
      setStatus: never,
      deleteFile: never,
      countAgain: never,
      analyzeQuote: never,
      readScan: never,
      cancelReading: never,
      takeReading: never,
      createPaymentIntent: never,
      payAdvance: never,
      readAdvance: never,
      makeSeal: never,
      readSeal: never,
    },
    office: {
      markOpened: never,
      makeOffer: never,
      sendMessage: never,
      keepNote: never,
      settle: never,
      deliver: never,
      removeDeliverable: never,
      readLink: never,
      renewLink: never,
    },
    person: { preview: never, erase: never },
    sendFile: never,
    analyzeQuote: never,
    refresher: { refresh: never, stop() {} },
    tabs: { tell() {}, onMessage() {} },
    openChangeStream: () => () => {},
    withStreamLock: never,
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
