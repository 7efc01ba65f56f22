import { type Subscription, subscriptionSchema } from '@yiqiao/contract/record/notice';
import * as z from 'zod/mini';
import { isIosBrowser } from './install-prompt.ts';
import { subscribeAnew } from './subscribe-anew.ts';

/** Why this browser cannot be told anything. `not-installed`: an iPhone's or iPad's, as long as it is no installed console. */
export type PushObstacle = 'insecure' | 'not-installed' | 'browser' | 'blocked';

/** Push messages as this browser has them. */
export interface PushBrowser {
  findObstacle(): PushObstacle | null;
  /** Whether the person has allowed it. */
  isAllowed(): boolean;
  /** Asks the person, who must just have pressed something. @returns whether they have allowed it. */
  askPermission(): Promise<boolean>;
  /**
   * The subscription under a key of the server; one under another key is given up.
   * @param isAnew gives up that under the same key, too. Rejects where the push service cannot be reached.
   */
  subscribe(publicKey: string, isAnew?: boolean): Promise<Subscription>;
  /** Nothing more is told here, and what stands among the device's notices goes. @returns the subscription that there was. */
  end(): Promise<Subscription | null>;
}

/** A worker that was just installed is there within that time, unless the browser has none. */
const workerPatienceMs = 10_000;

export function createPushBrowser(): PushBrowser {
  // Whoever comes next must not lose theirs to the end of the one before.
  let ending: Promise<unknown> = Promise.resolve();

  async function end(): Promise<Subscription | null> {
    const registration = await findRegistration();
    for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
    const kept = await registration?.pushManager?.getSubscription();
    await kept?.unsubscribe();
    return kept ? toSubscription(kept) : null;
  }

  return {
    findObstacle,
    isAllowed: () => 'Notification' in window && Notification.permission === 'granted',
    askPermission: async () => (await Notification.requestPermission()) === 'granted',
    async subscribe(publicKey, isAnew = false) {
      await ending;
      const { pushManager } = await waitForWorker();
      if (isAnew) await (await pushManager.getSubscription())?.unsubscribe();
      return toSubscription(await subscribeAnew(pushManager, publicKey));
    },
    end() {
      const ended = end();
      ending = ended.catch(() => {});
      return ended;
    },
  };
}

function findObstacle(): PushObstacle | null {
  if (!isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isAble || !('Notification' in window))
    return isIosBrowser(navigator) ? 'not-installed' : 'browser';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function waitForWorker(): Promise<ServiceWorkerRegistration> {
  const patience = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new DOMException('There is no worker.', 'AbortError')),
      workerPatienceMs,
    ),
  );
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

function toSubscription(kept: PushSubscription): Subscription {
  return z.parse(subscriptionSchema, kept.toJSON());
}
