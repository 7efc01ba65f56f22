import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  changeNoticesSchema,
  firstChoices,
  firstStop,
  noticeChoicesSchema,
  noticeEvents,
  noticeKinds,
  subscriptionSchema,
  translatorEvents,
} from './notice.ts';

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const quiet = { from: '22:00', to: '07:30', weekend: true, zone: 'Asia/Shanghai' };

describe('noticeChoicesSchema', () => {
  it('takes what everybody begins with, and every order of all events', () => {
    expect(takes(noticeChoicesSchema, firstChoices)).toBe(true);
    const order = [...noticeEvents].reverse();
    expect(takes(noticeChoicesSchema, { order, whose: 'all', quiet })).toBe(true);
  });

  it.each([
    ['an event is missing', { order: noticeEvents.slice(1) }],
    ['an event stands twice', { order: [...noticeEvents.slice(1), 'new-request'] }],
    ['an event is unknown', { order: [...noticeEvents.slice(1), 'coffee'] }],
    ['it is whose orders', { whose: 'theirs' }],
    ['an hour is none', { quiet: { ...quiet, from: '24:00' } }],
    ['an hour has one digit', { quiet: { ...quiet, to: '7:30' } }],
    ['a zone is an offset', { quiet: { ...quiet, zone: '+08:00' } }],
    ['a zone is no place', { quiet: { ...quiet, zone: 'Asia/Atlantis' } }],
  ])('refuses choices where %s', (_, wrong) => {
    expect(takes(noticeChoicesSchema, { ...firstChoices, ...wrong })).toBe(false);
  });
});

describe('changeNoticesSchema', () => {
  it('takes stops from nothing to everything', () => {
    expect(takes(changeNoticesSchema, { stops: { a: 0, b: noticeEvents.length } })).toBe(true);
    for (const stop of [-1, 1.5, noticeEvents.length + 1]) {
      expect(takes(changeNoticesSchema, { stops: { a: stop } })).toBe(false);
    }
  });
});

describe('subscriptionSchema', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  it('takes what browsers make, and no endpoint without TLS', () => {
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA';
    const made = { endpoint, expirationTime: null, keys };
    expect(z.parse(subscriptionSchema, made)).toEqual({ endpoint, keys });
    for (const wrong of ['http://push.example/a', 'https://push.example/a b', 'file:///etc']) {
      expect(takes(subscriptionSchema, { endpoint: wrong, keys })).toBe(false);
    }
    expect(takes(subscriptionSchema, { endpoint, keys: { ...keys, auth: 'no!' } })).toBe(false);
  });
});

describe('noticeKinds', () => {
  it('has something of every event, and a new device is told of what is handed in', () => {
    expect(new Set(Object.values(noticeKinds))).toEqual(new Set(noticeEvents));
    expect(noticeEvents.slice(0, firstStop).at(-1)).toBe('handed-in');
    expect(noticeEvents.filter((event) => translatorEvents.some((it) => it === event))).toEqual([
      ...translatorEvents,
    ]);
  });
});
