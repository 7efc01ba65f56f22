import type { PushPayload } from '@yiqiao/contract/record/notice';
import type { ToldDevice } from '@yiqiao/contract/record/told-device';
import { reasonOf } from '@yiqiao/ports/log';
import { type CallOut, type OutgoingAnswer, shortenSaid } from '../../outgoing/call-out.ts';
import { TargetRefused } from '../../outgoing/check-target.ts';
import { encryptPush } from './encrypt.ts';
import { vapidHeader } from './vapid-header.ts';
import type { VapidKey } from './vapid-key.ts';

/** A payload and how it is to be carried. */
export interface Push {
  readonly payload: PushPayload;
  /** Within it, at most 32 characters of base64url: one that waits at the service is replaced by a later one. */
  readonly topic: string;
  /** How long the service keeps it for a device that is off. */
  readonly ttlSeconds: number;
}

/**
 * What the push service has done.
 * - `gone`: the subscription is no more. `refused`: no other attempt would succeed.
 * - `later`: it asks to wait. `unreachable`: it did not answer.
 */
export type PushResult =
  | { readonly kind: 'taken'; readonly status: number; readonly said: string }
  | { readonly kind: 'gone' | 'refused'; readonly status?: number; readonly said: string }
  | {
      readonly kind: 'later' | 'unreachable';
      readonly status?: number;
      readonly said: string;
      readonly retryAfterMs?: number;
    };

export type SendPush = (
  device: Pick<ToldDevice, 'endpoint' | 'keys'>,
  push: Push,
  signal?: AbortSignal,
) => Promise<PushResult>;

interface SenderOptions {
  readonly callOut: Pick<CallOut, 'call'>;
  readonly key: VapidKey;
  /** Whom a push service can ask about us. */
  readonly subject: () => string;
  readonly clock: () => number;
}

/** Hands pushes to the push services of browsers (RFC 8030). Never rejects but when it is aborted. */
export function createPushSender({ callOut, key, subject, clock }: SenderOptions): SendPush {
  return async ({ endpoint, keys }, { payload, topic, ttlSeconds }, signal) => {
    try {
      const body = encryptPush(JSON.stringify(payload), keys);
      const headers = {
        Authorization: vapidHeader(key, { endpoint, subject: subject(), at: clock() }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: `${ttlSeconds}`,
        Topic: topic,
        Urgency: 'high',
      };
      return judge(await callOut.call(endpoint, { headers, body, signal }));
    } catch (error) {
      if (signal?.aborted) throw error;
      // An address that must not be called, or keys that are none: the browser subscribes anew.
      if (error instanceof TargetRefused) return { kind: 'gone', said: error.message };
      return { kind: 'unreachable', said: shortenSaid(reasonOf(error)) };
    }
  };
}

function judge({ status, retryAfterMs, said: text }: OutgoingAnswer): PushResult {
  const said = shortenSaid(text);
  if (status >= 200 && status < 300) return { kind: 'taken', status, said };
  if (status === 404 || status === 410) return { kind: 'gone', status, said };
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', status, said, ...(retryAfterMs !== null && { retryAfterMs }) };
  }
  return { kind: 'refused', status, said };
}
