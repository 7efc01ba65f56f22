import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import { firstChoices, firstStop, type NoticeDevice } from '@yiqiao/contract/record/notice';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createFakePush, type FakePush } from '../test/fake-push.ts';
import { createTestEdges } from '../test/test-edges.ts';

const quote = sampleQuote({ customerName: 'Ingrid Solberg' });
const ruolan: OwnPerson = {
  id: 'first',
  name: '沈若兰',
  seal: '沈',
  role: 'owner',
  language: 'en',
};
const marcus: OwnPerson = { ...ruolan, id: 'marcus', name: 'Marcus Webb', seal: 'MW' };
const since = '2026-11-20T10:00:00.000Z';

let office: FakeOffice;
let push: FakePush;
let storage: ReturnType<typeof createMemoryStorage>;
let devices: (NoticeDevice & { endpoint: string })[];
/** Every subscription that the server was told of. */
let subscribed: string[];
let publicKey: string;

beforeEach(() => {
  office = createFakeOffice([quote]);
  office.person = ruolan;
  push = createFakePush();
  storage = createMemoryStorage();
  [devices, subscribed, publicKey] = [[], [], 'KEY-1'];
  now = Date.parse(since);
  office.answers.set(noticeEndpoints.readPushKey, async () => ({ publicKey }));
  office.answers.set(noticeEndpoints.readNotices, async () => ({ choices: firstChoices, devices }));
  office.answers.set(noticeEndpoints.subscribe, async (_: never, body: never) => {
    const { endpoint } = Object(body);
    subscribed.push(endpoint);
    const known = devices.find((device) => device.endpoint === endpoint);
    const fresh = { id: endpoint, name: 'Test', isThis: true, stop: firstStop, since, endpoint };
    devices = [known ?? fresh];
    return devices[0];
  });
  office.answers.set(noticeEndpoints.changeNotices, async (_: never, body: never) => {
    const { stops = {} } = Object(body);
    devices = devices.map((device) => ({ ...device, stop: stops[device.id] ?? device.stop }));
    return { choices: firstChoices, devices };
  });
  office.answers.set(noticeEndpoints.unsubscribe, async () => {
    devices = [];
  });
});

/** A console as it starts after a reload. */
async function start(): Promise<Console> {
  const console = createConsole(createTestEdges(office, { storage, push, now: () => now }));
  await console.open();
  await console.resume();
  await settle();
  return console;
}

let now: number;

async function logIn(person: OwnPerson = ruolan): Promise<Console> {
  office.person = person;
  const console = createConsole(createTestEdges(office, { storage, push, now: () => now }));
  await console.open();
  await console.login(person.id, 'secret');
  await console.resume();
  await settle();
  return console;
}

/** A device is renewed beside everything else. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a device that tells', () => {
  it('is turned on, and shown among the devices', async () => {
    const console = await logIn();
    expect(await console.turnOnHere()).toBeNull();
    expect(subscribed).toEqual(['https://push.example/1']);
    expect(console.store.getState().notices?.devices).toHaveLength(1);
  });

  it('says why the browser did not allow it', async () => {
    push.answer = 'denied';
    const console = await logIn();
    expect(await console.turnOnHere()).toMatch(/blocked in the browser/);
    expect(subscribed).toEqual([]);
  });

  it('says that the push service cannot be reached', async () => {
    push.isReachable = false;
    const console = await logIn();
    expect(await console.turnOnHere()).toMatch(/cannot be reached/);
    expect(console.store.getState().preferences.told).toBeUndefined();
  });

  it('is not told of again at the next start', async () => {
    await (await logIn()).turnOnHere();
    await start();
    expect(subscribed).toHaveLength(1);
  });

  it('is told of again under another key of the server', async () => {
    await (await logIn()).turnOnHere();
    publicKey = 'KEY-2';
    await start();
    expect(subscribed).toEqual(['https://push.example/1', 'https://push.example/2']);
  });

  it('gets another address once its push service knows it no more', async () => {
    await (await logIn()).turnOnHere();
    devices = [];
    await start();
    expect(subscribed).toEqual(['https://push.example/1', 'https://push.example/2']);
  });

  it('tells nothing after the log-out, and again after the next log-in, as far down as before', async () => {
    const console = await logIn();
    await console.turnOnHere();
    await console.changeNotices({ stops: { [devices[0]?.id ?? '']: 2 } });
    await console.logout();
    expect(push.subscription).toBeNull();
    devices = [];
    await logIn();
    expect(subscribed).toHaveLength(2);
    expect(devices[0]?.stop).toBe(2);
  });

  it('tells nothing once the session was ended elsewhere', async () => {
    const console = await logIn();
    await console.turnOnHere();
    office.isSignedIn = false;
    await console.resume();
    expect(console.store.getState().session).toBe('signed-out');
    expect(push.subscription).toBeNull();
    expect(console.store.getState().notices).toBeNull();
  });

  it('goes on telling, as the server does, when the session has run out overnight', async () => {
    await (await logIn()).turnOnHere();
    office.isSignedIn = false;
    now += 13 * 3_600_000;
    const console = await start();
    expect(console.store.getState().session).toBe('signed-out');
    expect(push.subscription).not.toBeNull();
    await console.login('first', 'secret');
    await console.resume();
    await settle();
    expect(subscribed).toEqual(['https://push.example/1', 'https://push.example/1']);
  });

  it('tells nothing once the session has run out and somebody else has logged in', async () => {
    await (await logIn()).turnOnHere();
    office.isSignedIn = false;
    now += 13 * 3_600_000;
    await start();
    await logIn(marcus);
    expect(push.subscription).toBeNull();
  });

  it('tells nothing to the next person', async () => {
    await (await logIn()).turnOnHere();
    await logIn(marcus);
    expect(push.subscription).toBeNull();
    expect(subscribed).toHaveLength(1);
  });

  it('stays off once it was turned off', async () => {
    const console = await logIn();
    await console.turnOnHere();
    expect(await console.turnOffHere()).toBeNull();
    expect([push.subscription, devices]).toEqual([null, []]);
    await start();
    expect(subscribed).toHaveLength(1);
  });

  it('begins anew when it is turned on again', async () => {
    const console = await logIn();
    await console.refuseNotices();
    await console.turnOnHere();
    expect(devices[0]?.stop).toBe(firstStop);
    expect(console.store.getState().preferences.told).toEqual({ first: firstStop });
  });
});

describe('the question whether a device should tell', () => {
  const asked = (console: Console) => console.store.getState().askToTell;

  it('is asked after an order was taken, and never at a start', async () => {
    const console = await logIn();
    expect(asked(console)).toBeNull();
    await console.assign(quote, 'marcus');
    expect(asked(console)).toBeNull();
    await console.assign(quote, 'first');
    expect(asked(console)).toEqual({ id: quote.id, reference: quote.reference, after: 'order' });
    expect(asked(await start())).toBeNull();
  });

  it('is asked no more where the person has said no, also after the next log-in', async () => {
    const console = await logIn();
    await console.assign(quote, 'first');
    await console.refuseNotices();
    expect(asked(console)).toBeNull();
    await console.logout();
    const next = await logIn();
    await next.assign(quote, 'first');
    expect(asked(next)).toBeNull();
  });

  it('is asked of another person on the same device', async () => {
    await (await logIn()).refuseNotices();
    const console = await logIn(marcus);
    await console.assign(quote, 'marcus');
    expect(asked(console)).not.toBeNull();
  });

  it('is not asked where the browser cannot', async () => {
    push.permission = 'denied';
    const console = await logIn();
    await console.assign(quote, 'first');
    expect(asked(console)).toBeNull();
  });

  it('goes with the person', async () => {
    const console = await logIn();
    await console.assign(quote, 'first');
    await console.logout();
    expect(asked(console)).toBeNull();
  });
});
