import { Workbox } from 'workbox-window';

const workerUrl = '/admin/sw.js';
const workerScope = '/admin/';
const updateIntervalMs = 60 * 60_000;

export interface WorkerEvents {
  /** A new version is ready; `accept` lets it take over and reloads this tab. */
  onUpdate(accept: () => void): void;
  /** Another tab has accepted it: this one still runs the old version. */
  onTakenOver(): void;
}

/** Registers the worker and keeps looking for new versions. None takes over without consent. */
export async function registerWorker({ onUpdate, onTakenOver }: WorkerEvents): Promise<void> {
  const workbox = new Workbox(workerUrl, { scope: workerScope });
  let isAccepted = false;
  const wasControlled = navigator.serviceWorker.controller !== null;

  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      isAccepted = true;
      void activateWaiting();
    }),
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) location.reload();
    else if (wasControlled) onTakenOver();
  });

  const registration = await register(workbox);
  if (registration === undefined) return;
  const update = () => void updateOrRemove(registration);
  setInterval(update, updateIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update();
  });
}

/** Without a worker the console works, only not offline: that is no reason to fail. */
async function register(workbox: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workbox.register();
  } catch (error) {
    console.warn('The console cannot be used offline.', error);
    const registration = await navigator.serviceWorker.getRegistration(workerScope);
    if (registration && (await isWithdrawn())) await removeWorker(registration);
    return undefined;
  }
}

/** The newest one: workbox remembers the first that waited, and there may have been more since. */
async function activateWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(workerScope);
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

async function updateOrRemove(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    if (await isWithdrawn()) await removeWorker(registration);
  }
}

/** The way out when a worker must go: its file is taken off the server. No answer means nothing. */
async function isWithdrawn(): Promise<boolean> {
  try {
    const { status } = await fetch(workerUrl, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
