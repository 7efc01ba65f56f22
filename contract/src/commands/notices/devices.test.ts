import { describe, expect, it } from 'vitest';
import { firstChoices, firstStop, maxDevices } from '../../record/notice.ts';
import { toOwnPerson, toPerson } from '../../record/person.ts';
import { firstOwnerId, type StoredPeople } from '../../record/stored-people.ts';
import { decideRole } from '../people/change-role.ts';
import { decideRemoval } from '../people/remove-person.ts';
import { sampleAt as at, officeOfOne, withJoined } from '../people/sample-people.ts';
import { decideNotices } from './change-notices.ts';
import { decideDeviceMove, decideDevicesEnd } from './end-devices.ts';
import { decideSubscription, type Subscriber } from './subscribe.ts';

const office = withJoined(withJoined(officeOfOne, 'mei', 'staff'), 'gu', 'translator');
const keys = { p256dh: 'B', auth: 'a' };
const everyOneOpen = () => true;
const dayMs = 86_400_000;

function subscriber(number: number, changes: Partial<Subscriber> = {}): Subscriber {
  return {
    ...{ id: `d${number}`, name: 'Chrome on Windows', session: `s${number}`, mark: 'm' },
    ...{ endpoint: `https://push.example/${number}`, keys, isOpen: everyOneOpen },
    ...changes,
  };
}

function subscribed(people: StoredPeople, by: string, sent: Subscriber, moment = at) {
  return decideSubscription(people, sent, { at: moment, by }).people;
}

function devicesOf({ people }: StoredPeople, id: string) {
  return people.find((person) => person.id === id)?.told?.devices ?? [];
}

describe('decideSubscription', () => {
  it('has a new device told as everybody begins', () => {
    const people = subscribed(office, 'mei', subscriber(1));
    expect(devicesOf(people, 'mei')).toEqual([
      {
        ...{ id: 'd1', name: 'Chrome on Windows', session: 's1', mark: 'm', keys },
        ...{ endpoint: 'https://push.example/1', stop: firstStop },
        ...{ since: new Date(at).toISOString(), seenAt: new Date(at).toISOString() },
      },
    ]);
  });

  it('knows a device by its endpoint, and by its session when the endpoint is another one', () => {
    const first = subscribed(office, 'mei', subscriber(1));
    const again = subscribed(first, 'mei', subscriber(2, { endpoint: 'https://push.example/1' }));
    expect(devicesOf(again, 'mei')).toMatchObject([{ id: 'd1', session: 's2' }]);
    const renewed = subscribed(first, 'mei', subscriber(3, { session: 's1' }));
    expect(devicesOf(renewed, 'mei')).toMatchObject([
      { id: 'd1', endpoint: 'https://push.example/3' },
    ]);
  });

  it('knows one of the same name again whose session is over, and no other', () => {
    const people = subscribed(office, 'mei', subscriber(1));
    const isOpen = (session: string) => session !== 's1';
    expect(devicesOf(subscribed(people, 'mei', subscriber(2, { isOpen })), 'mei')).toMatchObject([
      { id: 'd1', session: 's2' },
    ]);
    expect(devicesOf(subscribed(people, 'mei', subscriber(2)), 'mei')).toHaveLength(2);
    const other = subscriber(2, { isOpen, name: 'Safari on iPhone' });
    expect(devicesOf(subscribed(people, 'mei', other), 'mei')).toHaveLength(2);
  });

  it('tells one person through an endpoint', () => {
    const people = subscribed(office, 'mei', subscriber(1));
    const passedOn = subscribed(
      people,
      'gu',
      subscriber(2, { endpoint: 'https://push.example/1' }),
    );
    expect(devicesOf(passedOn, 'mei')).toEqual([]);
    expect(devicesOf(passedOn, 'gu')).toHaveLength(1);
  });

  it('stores nothing when a device says within a day that it is still there, and then the day', () => {
    const people = subscribed(office, 'mei', subscriber(1));
    const again = (moment: number) =>
      decideSubscription(people, subscriber(9, { ...subscriber(1), id: 'd9' }), {
        at: moment,
        by: 'mei',
      });
    expect(again(at + dayMs - 1).kind).toBe('unchanged');
    expect(devicesOf(again(at + dayMs).people, 'mei')).toMatchObject([
      { id: 'd1', seenAt: new Date(at + dayMs).toISOString() },
    ]);
  });

  it(`drops the one that was not there for longest above ${maxDevices}`, () => {
    let people = office;
    for (let number = 0; number <= maxDevices; number += 1) {
      people = subscribed(people, 'mei', subscriber(number), at + number * 1000);
    }
    const ids = devicesOf(people, 'mei').map(({ id }) => id);
    expect(ids).toHaveLength(maxDevices);
    expect(ids).not.toContain('d0');
  });

  it('tells nobody who does not belong', () => {
    expect(decideSubscription(office, subscriber(1), { at, by: 'nobody' }).kind).toBe('refused');
  });
});

describe('decideNotices', () => {
  const people = subscribed(subscribed(office, 'mei', subscriber(1)), 'gu', subscriber(2));

  it('moves stops of one’s own devices and passes over others', () => {
    const change = { stops: { d1: 2, d2: 0, gone: 5, constructor: 1 } };
    const changed = decideNotices(people, change, { at, by: 'mei' }).people;
    expect(devicesOf(changed, 'mei')).toMatchObject([{ id: 'd1', stop: 2 }]);
    expect(devicesOf(changed, 'gu')).toMatchObject([{ id: 'd2', stop: firstStop }]);
  });

  it('remembers the stop of a device that ends, by its name', () => {
    const moved = decideNotices(people, { stops: { d1: 2 } }, { at, by: 'mei' }).people;
    const ended = decideDevicesEnd(moved, ({ session }) => session === 's1').people;
    expect(devicesOf(ended, 'mei')).toEqual([]);
    expect(devicesOf(subscribed(ended, 'mei', subscriber(3)), 'mei')).toMatchObject([
      { id: 'd3', stop: 2 },
    ]);
  });

  it('keeps choices whole, and what is not sent as it is', () => {
    const choices = { ...firstChoices, whose: 'all' } as const;
    const changed = decideNotices(people, { choices }, { at, by: 'mei' }).people;
    const mei = changed.people.find(({ id }) => id === 'mei');
    expect(mei?.told).toMatchObject({ choices, devices: [{ stop: firstStop }] });
    expect(decideNotices(changed, {}, { at, by: 'mei' }).kind).toBe('unchanged');
    expect(decideNotices(changed, { choices }, { at, by: 'mei' }).kind).toBe('unchanged');
  });
});

describe('the devices of a person', () => {
  const people = subscribed(office, 'mei', subscriber(1));
  const byOwner = { at, by: firstOwnerId };

  it('end with another role, and with the person', () => {
    const demoted = decideRole(people, { id: 'mei', role: 'translator' }, byOwner).people;
    expect(devicesOf(demoted, 'mei')).toEqual([]);
    const removed = decideRemoval(people, { id: 'mei' }, byOwner).people;
    expect(removed.people.find(({ id }) => id === 'mei')).not.toHaveProperty('told');
  });

  it('go on with a session that has another name', () => {
    const moved = decideDeviceMove(people, { from: 's1', session: 's2', mark: 'n' });
    expect(devicesOf(moved.people, 'mei')).toMatchObject([{ id: 'd1', session: 's2', mark: 'n' }]);
    expect(decideDeviceMove(people, { from: 's7', session: 's2', mark: 'n' }).kind).toBe(
      'unchanged',
    );
  });

  it('are nothing that anybody is shown of a person', () => {
    const mei = people.people.find(({ id }) => id === 'mei');
    if (mei === undefined) throw new Error('Nobody is called so.');
    const shown = JSON.stringify([toPerson(mei), toOwnPerson(mei)]);
    expect(shown).not.toContain('push.example');
    expect(shown).not.toContain('told');
  });
});
