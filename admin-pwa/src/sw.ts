import { createAsk, createSend } from '@yiqiao/contract/http/send';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fillShell } from './first-screen/fill-shell.ts';
import { readKeptDevice } from './notifying/kept-device.ts';
import { openNotified } from './notifying/open-notified.ts';
import { renewSubscription } from './notifying/renew-subscription.ts';
import { showNotice } from './notifying/show-notice.ts';

declare const self: ServiceWorkerGlobalScope;

// Caches the shell and nothing else: no route handles /api, so no answer with a client's data ever
// enters Cache Storage. A new version waits until the person accepts it.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const answerWithShell = createHandlerBoundToURL('index.html');

registerRoute(
  new NavigationRoute(async (options) => fillShell(await answerWithShell(options), options.url), {
    allowlist: [/^\/admin\/(login|dashboard)?(\?.*)?$/],
  }),
);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const show = async () => showNotice(self.registration, event.data, await readKeptDevice());
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { navigate } = event.notification.data ?? {};
  event.waitUntil(openNotified(self.clients, navigate, self.location.origin));
});

const ask = createAsk(createSend((url, init) => fetch(url, init)));

self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event;
  event.waitUntil(renewSubscription(self.registration.pushManager, newSubscription, ask));
});
