import { createClient } from '@yiqiao/contract/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/base.css';
import { App } from './app.tsx';
import { deviceName } from './offline/device-name.ts';
import { askForDurableStorage } from './offline/durable-storage.ts';
import { watchInstallPrompt } from './offline/install-prompt.ts';
import { createListRefresher, startListWorker } from './offline/list/list-refresher.ts';
import { createFetch } from './offline/network.ts';
import { randomId } from './offline/random-id.ts';
import { openConsoleStorage } from './offline/storage/open-console-storage.ts';
import { createTabs, withOutboxLock } from './offline/tabs.ts';
import { BlockedNotice } from './shell/blocked-notice.tsx';
import { setAppUpdate } from './state/app-update.ts';
import { connectToBrowser } from './state/browser-events.ts';
import { type Console, createConsole } from './state/console.ts';
import { setInstallOffer } from './state/install-offer.ts';
import { createPlanner } from './state/planner.ts';
import { afterPaint, yieldToScreen } from './ui/yield-to-screen.ts';

const changeTimeoutMs = 20_000;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
let console: Console | null = null;

watchInstallPrompt(setInstallOffer);

const storage = await openConsoleStorage({
  onBlocked: () => root.render(<BlockedNotice />),
  onOutdated: () => console?.reportStorage('outdated'),
  onFull: () => console?.reportStorage('full'),
});

console = createConsole({
  client: createClient(createFetch(changeTimeoutMs)),
  storage,
  refresher: createListRefresher(startListWorker),
  tabs: createTabs(),
  withLock: withOutboxLock,
  now: Date.now,
  isConnected: () => navigator.onLine,
  randomId,
  device: deviceName(navigator.userAgent),
  afterPaint,
  yieldToScreen,
  planOnce: createPlanner(),
});
connectToBrowser(console, askForDurableStorage);
await console.open();

root.render(
  <StrictMode>
    <App console={console} />
  </StrictMode>,
);

await afterPaint();
void console.resume();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const { registerWorker } = await import('./offline/worker-registration.ts');
  void registerWorker({
    onUpdate: (accept) => setAppUpdate({ kind: 'offered', accept }),
    onTakenOver: () => setAppUpdate({ kind: 'taken-over' }),
  });
}
