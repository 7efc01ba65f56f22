import type { Subscription } from '@yiqiao/contract/record/notice';
import type { PushBrowser, PushObstacle } from '../../offline/push-browser.ts';

/** A browser's push messages: what the person says to its question, and which subscription it has. */
export interface FakePush extends PushBrowser {
  obstacle: PushObstacle | null;
  permission: 'default' | 'granted' | 'denied';
  /** What the person will say. */
  answer: 'granted' | 'denied';
  isReachable: boolean;
  subscription: Subscription | null;
  /** Under which key. */
  key: string | null;
}

export function createFakePush(): FakePush {
  let made = 0;
  const push: FakePush = {
    obstacle: null,
    permission: 'default',
    answer: 'granted',
    isReachable: true,
    subscription: null,
    key: null,
    findObstacle: () => (push.permission === 'denied' ? 'blocked' : push.obstacle),
    isAllowed: () => push.permission === 'granted',
    async askPermission() {
      if (push.permission === 'default') push.permission = push.answer;
      return push.permission === 'granted';
    },
    async subscribe(key, isAnew = false) {
      if (!push.isReachable) throw new DOMException('No answer', 'AbortError');
      if (push.subscription !== null && push.key === key && !isAnew) return push.subscription;
      made += 1;
      push.key = key;
      push.subscription = sampleSubscription(`https://push.example/${made}`);
      return push.subscription;
    },
    async end() {
      const ended = push.subscription;
      push.subscription = null;
      return ended;
    },
  };
  return push;
}

function sampleSubscription(endpoint: string): Subscription {
  return { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
}
