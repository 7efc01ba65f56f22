import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import { firstChoices, firstStop, noticeEvents } from '@yiqiao/contract/record/notice';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callJson } from '../../../test/jobs/job-office.ts';
import { joinedPassword, joinOffice } from '../../../test/join-office.ts';
import { openPushService, reaching } from '../../../test/notices/push-service.ts';
import {
  changeNotices,
  readNotices,
  subscribe,
  tryDevice,
} from '../../../test/notices/told-person.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const service = await openPushService();
const { environment, outgoing } = reaching(service);
const server = await startTestServer({
  environment: { ...environment, PUBLIC_ORIGIN: 'https://www.example.com' },
  surroundings: { outgoing },
});
const owner = await createStaffVisitor(server.url, { Origin: 'https://www.example.com' });
afterAll(async () => {
  await server.close();
  service.close();
});

const all = noticeEvents.length;
beforeEach(() => service.answer(201));

/** Somebody with a device that is told of everything. */
async function withDevice(stop: number = all) {
  const visitor = await joinOffice(server.url, owner, 'staff');
  const device = await subscribe(visitor, service);
  await changeNotices(visitor, { stops: { [device.id]: stop } });
  return { ...visitor, device };
}

async function logInAgain(username: string): Promise<Visitor> {
  const visitor = createVisitor(server.url);
  await visitor.client.login({ username, password: joinedPassword });
  return visitor;
}

const devicesOf = async (visitor: Visitor) => (await readNotices(visitor)).devices;

describe('a person’s notices', () => {
  it('begin with what everybody begins with, and no device', async () => {
    const visitor = await joinOffice(server.url, owner, 'staff');
    expect(await readNotices(visitor)).toEqual({ choices: firstChoices, devices: [] });
  });

  it('have each device by its name, this one first, and where its stop is', async () => {
    const phone = await joinOffice(server.url, owner, 'staff');
    const first = await subscribe(phone, service);
    expect(first).toMatchObject({ status: 201, isThis: true, stop: firstStop, name: 'Browser' });
    const computer = await logInAgain(phone.username);
    const second = await subscribe(computer, service);
    expect(await devicesOf(phone)).toMatchObject([
      { id: first.id, isThis: true },
      { id: second.id, isThis: false },
    ]);
    const again = await callJson(phone, 'POST', noticeEndpoints.subscribe.path, first.subscription);
    expect(again.status).toBe(200);
    const changed = await changeNotices(computer, { stops: { [first.id]: 0, nobody: 3 } });
    expect(changed.devices).toMatchObject([{ id: second.id, isThis: true }, { stop: 0 }]);
  });

  it('keep choices, and refuse those that are none with a sentence', async () => {
    const visitor = await joinOffice(server.url, owner, 'translator');
    const quiet = { from: '22:00', to: '07:30', weekend: true, zone: 'Asia/Shanghai' };
    const choices = { order: [...noticeEvents].reverse(), whose: 'all', quiet } as const;
    await changeNotices(visitor, { choices: { ...choices, order: [...choices.order] } });
    expect((await readNotices(visitor)).choices).toEqual(choices);
    const wrong = { choices: { ...choices, order: ['paid'] } };
    const answer = await callJson(visitor, 'PUT', noticeEndpoints.changeNotices.path, wrong);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad-request' });
  });

  it.each(['https://127.0.0.1/push', 'https://[::ffff:10.0.0.1]/push', 'https://push.internal/a'])(
    'have no device at %s',
    async (endpoint) => {
      const { keys } = service.subscribe('any').subscription;
      const answer = await callJson(owner, 'POST', noticeEndpoints.subscribe.path, {
        endpoint,
        keys,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'bad-field', field: 'endpoint' });
    },
  );

  it('have no device with keys with which nothing can be encrypted', async () => {
    const { endpoint, keys } = service.subscribe('any').subscription;
    const wrong = { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } };
    const answer = await callJson(owner, 'POST', noticeEndpoints.subscribe.path, wrong);
    expect(await answer.json()).toMatchObject({ code: 'bad-field', field: 'keys' });
  });

  it('show nothing of a device but its name, to anybody', async () => {
    const mei = await withDevice();
    const { endpoint, keys } = mei.device.subscription;
    const pages = [
      '/api/people',
      '/api/me',
      '/api/me/notices',
      '/api/me/sessions',
      '/api/admin/quotes',
    ];
    for (const visitor of [owner, mei]) {
      for (const path of pages) {
        const text = await (await visitor.fetch(path)).text();
        for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(text).not.toContain(secret);
      }
    }
    const logged = JSON.stringify(server.logged);
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(logged).not.toContain(secret);
  });
});

describe('a trial', () => {
  it('shows at once what a notice looks like, and says what the push service said', async () => {
    const mei = await withDevice(0);
    expect(await tryDevice(mei, mei.device.id)).toEqual({ outcome: 'taken', status: 201 });
    expect(service.taken.at(-1)).toMatchObject({
      to: mei.device.number,
      payload: {
        web_push: 8030,
        notification: {
          title: 'This is how you are told.',
          navigate: 'https://www.example.com/admin/dashboard?me=notices',
          lang: 'en',
        },
      },
    });
    service.answer(403);
    const refused = { outcome: 'refused', status: 403, said: 'Not now.' };
    expect(await tryDevice(mei, mei.device.id)).toEqual(refused);
    service.answer(410);
    expect(await tryDevice(mei, mei.device.id)).toMatchObject({ outcome: 'gone', status: 410 });
    expect(await devicesOf(mei)).toEqual([]);
  });

  it('is of one’s own device alone, and not without end', async () => {
    const mei = await withDevice();
    const path = noticeEndpoints.tryDevice.href({ id: mei.device.id });
    expect((await owner.fetch(path, { method: 'POST' })).status).toBe(404);
    const statuses: number[] = [];
    for (let trial = 0; trial < 7; trial += 1) {
      statuses.push((await mei.fetch(path, { method: 'POST' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('a device', () => {
  const isTold = async (visitor: Visitor) => (await devicesOf(visitor)).length > 0;

  it('is told no more once it says so, is logged out, or its session is ended elsewhere', async () => {
    const mei = await withDevice();
    const { endpoint } = mei.device.subscription;
    const { path } = noticeEndpoints.unsubscribe;
    expect((await callJson(mei, 'DELETE', path, { endpoint })).status).toBe(204);
    expect(await isTold(mei)).toBe(false);
    expect((await callJson(mei, 'DELETE', path, { endpoint })).status).toBe(204);

    await subscribe(mei, service);
    const other = await logInAgain(mei.username);
    expect(await isTold(other)).toBe(true);
    await mei.client.logout();
    expect(await isTold(other)).toBe(false);

    const third = await logInAgain(mei.username);
    await subscribe(third, service);
    expect((await other.fetch('/api/me/sessions', { method: 'DELETE' })).status).toBe(204);
    expect(await isTold(other)).toBe(false);
  });

  it('keeps its stop when its person logs in again', async () => {
    const mei = await withDevice(2);
    await mei.client.logout();
    const again = await logInAgain(mei.username);
    expect(await subscribe(again, service)).toMatchObject({ stop: 2 });
  });

  it('goes on with a new password where that was set, and nowhere else', async () => {
    const mei = await withDevice();
    const other = await logInAgain(mei.username);
    await subscribe(other, service);
    const body = { password: 'another quilt orchard 48' };
    expect((await callJson(mei, 'PUT', '/api/me/password', body)).status).toBe(204);
    expect(await devicesOf(mei)).toMatchObject([{ id: mei.device.id, isThis: true }]);
    expect(await tryDevice(mei, mei.device.id)).toMatchObject({ outcome: 'taken' });
  });

  it('ends with its person, and with their role', async () => {
    const mei = await withDevice();
    const gone = await withDevice();
    const role = { role: 'translator' };
    expect((await callJson(owner, 'PATCH', `/api/people/${mei.id}`, role)).status).toBe(200);
    expect(await isTold(mei)).toBe(false);
    expect((await owner.fetch(`/api/people/${gone.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await gone.fetch(noticeEndpoints.readNotices.path)).status).toBe(401);
  });
});
