import { HttpError } from '@yiqiao/contract/http/http-error';
import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import type { Ask } from '@yiqiao/contract/http/send';
import { describe, expect, it, vi } from 'vitest';
import { subscribeAnew } from '../offline/subscribe-anew.ts';
import { renewSubscription } from './renew-subscription.ts';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

function fakeManager() {
  const unsubscribe = vi.fn(async () => true);
  const subscription = (endpoint: string) =>
    ({ unsubscribe, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  const subscribe = vi.fn(async () => subscription('https://push.example/new'));
  const getSubscription = async () => subscription('https://push.example/old');
  return { subscribe, getSubscription, unsubscribe, subscription };
}

/** A server that answers with the key, and takes subscriptions. */
function fakeAsk(answer: () => Promise<unknown>) {
  const ask = vi.fn(async (endpoint: object) =>
    endpoint === noticeEndpoints.readPushKey ? { publicKey: 'BAAB' } : answer(),
  );
  return ask as typeof ask & Ask;
}

describe('renewSubscription', () => {
  it('tells the server of the one that the browser has made', async () => {
    const manager = fakeManager();
    const ask = fakeAsk(async () => ({}));
    const made = manager.subscription('https://push.example/made');
    await renewSubscription(manager as never, made, ask);
    expect(manager.subscribe).not.toHaveBeenCalled();
    const body = { endpoint: 'https://push.example/made', keys };
    expect(ask).toHaveBeenLastCalledWith(noticeEndpoints.subscribe, {}, { body });
  });

  it('makes one itself where the browser has not', async () => {
    const ask = fakeAsk(async () => ({}));
    await renewSubscription(fakeManager() as never, null, ask);
    const body = { endpoint: 'https://push.example/new', keys };
    expect(ask).toHaveBeenLastCalledWith(noticeEndpoints.subscribe, {}, { body });
  });

  it('gives up where nobody is logged in any more', async () => {
    const manager = fakeManager();
    const ask = fakeAsk(() => Promise.reject(new HttpError(401, 'Unauthorized', '{}')));
    await renewSubscription(manager as never, null, ask);
    expect(manager.unsubscribe).toHaveBeenCalledOnce();
  });

  it('keeps it without an answer: the next start of the console tells the server', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const manager = fakeManager();
    await renewSubscription(
      manager as never,
      null,
      fakeAsk(() => Promise.reject(new TypeError())),
    );
    expect(manager.unsubscribe).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('subscribeAnew', () => {
  it('gives up the subscription under another key of the server', async () => {
    const manager = fakeManager();
    manager.subscribe.mockRejectedValueOnce(new DOMException('Another key', 'InvalidStateError'));
    const made = await subscribeAnew(manager as never, 'BAAB');
    expect(manager.unsubscribe).toHaveBeenCalledOnce();
    expect(made.toJSON().endpoint).toBe('https://push.example/new');
  });

  it('rejects where the push service cannot be reached', async () => {
    const manager = fakeManager();
    manager.subscribe.mockRejectedValue(new DOMException('No service', 'AbortError'));
    await expect(subscribeAnew(manager as never, 'BAAB')).rejects.toThrow('No service');
    expect(manager.unsubscribe).not.toHaveBeenCalled();
  });
});
