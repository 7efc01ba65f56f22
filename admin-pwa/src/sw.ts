import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fillShell } from './first-screen/fill-shell.ts';

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
