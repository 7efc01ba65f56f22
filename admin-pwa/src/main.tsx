import { endpoints } from '@yiqiao/contract/http/endpoints';
import { createJobClient } from '@yiqiao/contract/http/job-client';
import { createPersonClient } from '@yiqiao/contract/http/person-client';
import { createAsk, createSend } from '@yiqiao/contract/http/send';
import { createTake } from '@yiqiao/contract/http/take';
import { deviceName } from '@yiqiao/contract/text/device-name';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { fetchLateParts } from './fetch-late-parts.ts';
import { createPageRoot, type PageRoot } from './first-screen/page-root.ts';
import { openChangeStream } from './offline/change-stream.ts';
import { askForDurableStorage } from './offline/durable-storage.ts';
import { watchInstallPrompt } from './offline/install-prompt.ts';
import { createListRefresher, startListWorker } from './offline/list/list-refresher.ts';
import { createAbortableFetch, createFetch, fetchFile } from './offline/network.ts';
import { createPasskeyBrowser } from './offline/passkey-browser.ts';
import { createPushBrowser } from './offline/push-browser.ts';
import { randomId } from './offline/random-id.ts';
import { openConsoleStorage } from './offline/storage/open-console-storage.ts';
import { createTabs, withOutboxLock, withStreamLock } from './offline/tabs.ts';
import { BlockedNotice } from './shell/blocked-notice.tsx';
import { setAppUpdate } from './state/app-update.ts';
import { isAtSeat } from './state/at-seat.ts';
import { connectToBrowser } from './state/browser-events.ts';
import { type Console, createConsole } from './state/console.ts';
import { setInstallOffer } from './state/install-offer.ts';
import { createPlanner } from './state/planner.ts';
import { speak } from './texts/texts.ts';
import { OpenedFromNotice } from './told/opened-from-notice.tsx';
import { PartsAfterPaint } from './ui/late/parts-after-paint.tsx';
import { afterPaint, yieldToScreen } from './ui/screen/yield-to-screen.ts';
import { sendFile, sendJobFile } from './uploads/send-file.ts';

const changeTimeoutMs = 20_000;

/** An erasure is answered once every file of a person is deleted. */
const erasureTimeoutMs = 120_000;

watchInstallPrompt(setInstallOffer);

/** Starts the console in its element; resolves when the screen reacts to input. */
export async function startConsole(container: HTMLElement): Promise<void> {
  // Until the person's choice is read, and where it cannot be.
  void speak(undefined);
  const root = createPageRoot(container);
  const console = await openConsole(root);
  const { now } = container.dataset;
  // Hydration needs clocks that read as on the first screen; they move on right after.
  if (now !== undefined) console.store.setState({ now: Number(now) });
  await new Promise<void>((resolve) => root.adopt(<Page console={console} onShown={resolve} />));
  console.tick();
  void startBackgroundWork(console);
}

async function openConsole(root: PageRoot): Promise<Console> {
  let console: Console | null = null;
  const storage = await openConsoleStorage({
    onBlocked: () => root.draw(<BlockedNotice />),
    onOutdated: () => console?.reportStorage('outdated'),
    onFull: () => console?.reportStorage('full'),
  });
  const send = createSend(createFetch(changeTimeoutMs));
  console = createConsole({
    ask: createAsk(send),
    take: createTake(send),
    person: createPersonClient(createFetch(erasureTimeoutMs)),
    jobs: createJobClient(send),
    loadSeat: async () => (await import('./state/seat/create-seat.ts')).createSeat,
    fetchFile,
    sendFile,
    sendJobFile,
    analyzeQuote: (id, signal) =>
      createAsk(createSend(createAbortableFetch(signal)))(endpoints.quoteAnalysis, { id }),
    storage,
    refresher: createListRefresher(startListWorker),
    tabs: createTabs(),
    openChangeStream,
    withStreamLock,
    withLock: withOutboxLock,
    now: Date.now,
    passkeys: createPasskeyBrowser(),
    push: createPushBrowser(),
    isConnected: () => navigator.onLine,
    randomId,
    device: deviceName(navigator.userAgent),
    origin: location.origin,
    afterPaint,
    yieldToScreen,
    planOnce: createPlanner(),
  });
  connectToBrowser(console, askForDurableStorage);
  await console.open();
  return console;
}

function Page({ console, onShown }: { console: Console; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <BrowserRouter basename="/admin">
        <App console={console}>
          <PartsAfterPaint />
          <OpenedFromNotice />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
}

/** Everything the first screen need not wait for. */
async function startBackgroundWork(console: Console): Promise<void> {
  await afterPaint();
  void console.resume().then(() => fetchLateParts(isAtSeat(console.store.getState())));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { registerWorker } = await import('./offline/worker-registration.ts');
  void registerWorker({
    onUpdate: (accept) => setAppUpdate({ kind: 'offered', accept }),
    onTakenOver: () => setAppUpdate({ kind: 'taken-over' }),
  });
}
