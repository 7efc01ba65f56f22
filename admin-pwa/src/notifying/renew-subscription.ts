import { HttpError } from '@yiqiao/contract/http/http-error';
import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import type { Ask } from '@yiqiao/contract/http/send';
import { subscriptionSchema } from '@yiqiao/contract/record/notice';
import * as z from 'zod/mini';
import { subscribeAnew } from '../offline/subscribe-anew.ts';

/**
 * The browser has given up a subscription by itself: the server is told of the one in its place. If it cannot be, the
 * console does so at its next start.
 */
export async function renewSubscription(
  pushManager: PushManager,
  made: PushSubscription | null,
  ask: Ask,
): Promise<void> {
  try {
    const { publicKey } = await ask(noticeEndpoints.readPushKey, {});
    const subscription = made ?? (await subscribeAnew(pushManager, publicKey));
    const body = z.parse(subscriptionSchema, subscription.toJSON());
    await ask(noticeEndpoints.subscribe, {}, { body });
  } catch (error) {
    // Whoever was logged in has left, or may be told nothing here.
    if (error instanceof HttpError && error.status === 401) {
      await (await pushManager.getSubscription())?.unsubscribe();
      return;
    }
    globalThis.console.warn('The subscription could not be renewed.', error);
  }
}
