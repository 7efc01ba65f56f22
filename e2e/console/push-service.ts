import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { testCertificate } from '../../api/test/mail/test-certificate.ts';
import { createBrowser } from '../../api/test/notices/browser.ts';
import type { Product } from '../product.ts';
import { letCall } from './let-call.ts';

/** A push service on this machine, with the one browser that has subscribed to it. */
export interface PushService {
  /** What was pushed, as the browser reads it. */
  readonly pushed: readonly string[];
  /** Has the pages of a context subscribe here: the service of Chromium itself is out of reach. */
  serve(context: BrowserContext): Promise<void>;
  close(): void;
}

/** Starts one, and the product again as one that knows of it. */
export async function openPushService(product: Product): Promise<PushService> {
  const pushed: string[] = [];
  const server = createServer(testCertificate, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    pushed.push(await browser.read(Buffer.concat(parts)));
    response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = createBrowser(`https://localhost:${port}/push/one`);
  await letCall(product, `localhost:${port}`);
  return {
    pushed,
    async serve(context) {
      await context.grantPermissions(['notifications']);
      await context.addInitScript(subscribeTo, browser.subscription);
    },
    close: () => server.close(),
  };
}

/** In the page: a push manager with this subscription, once somebody has made it. */
function subscribeTo(subscription: object): void {
  const name = 'subscribed-in-story';
  const made = {
    toJSON: () => subscription,
    async unsubscribe() {
      localStorage.removeItem(name);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    async subscribe() {
      localStorage.setItem(name, 'yes');
      return made;
    },
    getSubscription: async () => (localStorage.getItem(name) === null ? null : made),
  });
}

/** The worker of the console, as the browser's own push service would reach it. */
export async function reachWorker(page: Page): Promise<ReachedWorker> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    async deliver(data) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}

interface ReachedWorker {
  deliver(data: string): Promise<void>;
}

/** Presses the notice that is shown. @returns the addresses for which the worker wants a window. */
export async function pressNotice(context: BrowserContext): Promise<readonly string[]> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker is running.');
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (url: string) => Promise<null> };
      registration: ServiceWorkerRegistration;
    };
    const opened: string[] = [];
    // Only a press of a person may open one.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const press = new Event('notificationclick');
    const waited: Promise<unknown>[] = [];
    Object.assign(press, {
      notification,
      waitUntil: (work: Promise<unknown>) => waited.push(work),
    });
    self.dispatchEvent(press);
    await Promise.all(waited);
    return opened;
  });
}
