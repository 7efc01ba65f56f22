import { decideNotices } from '@yiqiao/contract/commands/notices/change-notices';
import { decideDevicesEnd } from '@yiqiao/contract/commands/notices/end-devices';
import { choicesOf } from '@yiqiao/contract/notices/choices-of';
import { type NoticeDevice, noticeEvents, type OwnNotices } from '@yiqiao/contract/record/notice';
import { findMember, type StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { ToldDevice } from '@yiqiao/contract/record/told-device';
import type { Request } from 'express';
import { notFound, tryLater } from '../../http/answers/http-problem.ts';
import { tellNow } from '../../jobs/tell.ts';
import { endDevice } from '../../notices/gone-devices.ts';
import { writeTrial } from '../../notices/write-push.ts';
import type { Office } from '../../office/office.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import { digestOf } from '../../session/session-records.ts';
import { notPermitted } from '../../session/sessions.ts';
import type { Handlers } from '../handler.ts';
import { findAccount } from '../own/find-account.ts';
import { originOf, subscribe } from './subscribe.ts';

type NoticeCall =
  | 'readNotices'
  | 'changeNotices'
  | 'subscribe'
  | 'unsubscribe'
  | 'tryDevice'
  | 'readPushKey';

/** Trials of a person in a row, and the time after which there is one more. */
const trialPace = { capacity: 6, msPerAttempt: 10_000 };

/** How somebody is told on their own devices, and which these are. */
export function noticeCalls(office: Office): Pick<Handlers, NoticeCall> {
  const { people, clock } = office;
  return {
    async readNotices({ person, request }) {
      return toOwn(await people.read(), person.id, request);
    },
    async changeNotices({ person, request, body }) {
      const context = { at: clock(), by: person.id };
      const decision = await people.change((all) => decideNotices(all, body, context));
      if (decision.kind === 'refused') throw notPermitted();
      // Hours that are not quiet any more hold nothing back.
      if (decision.kind === 'changed') office.jobs.telling.add(tellNow);
      return toOwn(decision.people, person.id, request);
    },
    subscribe: subscribe(office),
    async unsubscribe({ person, body: { endpoint } }) {
      await people.change((all) =>
        decideDevicesEnd(
          all,
          (device, one) => one.id === person.id && device.endpoint === endpoint,
        ),
      );
      return undefined;
    },
    tryDevice: tryDevice(office),
    readPushKey: async () => ({ publicKey: office.noticing.publicKey }),
  };
}

/** @returns a handler that sends a notice now, at whatever hour. */
function tryDevice(office: Office): Handlers['tryDevice'] {
  const { people, accounts, noticing, settings, engine, log } = office;
  const trials = engine.sessions.countAttempts('notice-trial', trialPace);

  return async ({ person: { id: personId }, parameters: { id }, request }) => {
    const { person } = await findAccount(accounts, personId);
    const device = person.told?.devices.find((one) => one.id === id);
    if (device === undefined) throw notFound('There is no such device.');
    const waitMs = await trials.take(personId);
    if (waitMs > 0)
      throw tryLater(429, 'Please wait a moment before you try again.', waitMs / 1000);
    const origin = settings.publicOrigin ?? device.origin ?? originOf(request) ?? '';
    const { kind, status, said } = await noticing.sendPush(
      device,
      writeTrial(person, { device: id, origin }),
    );
    log('info', 'notice-tried', { person: personId, device: id, outcome: kind });
    if (kind === 'gone') await endDevice({ people, log }, person, device);
    return {
      outcome: kind === 'later' ? 'refused' : kind,
      ...(status !== undefined && { status }),
      ...(said !== '' && { said }),
    };
  };
}

function toOwn(people: StoredPeople, id: string, request: Request): OwnNotices {
  const person = findMember(people, id);
  if (person === undefined) throw notPermitted();
  const session = digestOf(readSessionId(request) ?? '');
  const isThis = (device: ToldDevice) => device.session === session;
  const devices = [...(person.told?.devices ?? [])].sort(
    (one, other) =>
      Number(isThis(other)) - Number(isThis(one)) || other.since.localeCompare(one.since),
  );
  return {
    choices: choicesOf(person),
    devices: devices.map((device) => toOwnDevice(device, isThis(device))),
  };
}

function toOwnDevice({ id, name, stop, since }: ToldDevice, isThis: boolean): NoticeDevice {
  return { id, name, since, isThis, stop: Math.min(stop, noticeEvents.length) };
}
