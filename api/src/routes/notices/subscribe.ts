import { randomBytes } from 'node:crypto';
import { decideSubscription } from '@yiqiao/contract/commands/notices/subscribe';
import type { Subscription } from '@yiqiao/contract/record/notice';
import { deviceName } from '@yiqiao/contract/text/device-name';
import type { Request } from 'express';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { areKeys } from '../../notices/push/encrypt.ts';
import type { Office } from '../../office/office.ts';
import type { CallOut } from '../../outgoing/call-out.ts';
import { TargetRefused } from '../../outgoing/check-target.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import { digestOf, isOver } from '../../session/session-records.ts';
import { notPermitted } from '../../session/sessions.ts';
import type { Handlers } from '../handler.ts';
import { findAccount } from '../own/find-account.ts';

type SubscribingOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'noticing' | 'clock' | 'log'
>;

/** Tells a device from now on. */
export function subscribe(office: SubscribingOffice): Handlers['subscribe'] {
  const { engine, people, accounts, noticing, clock, log } = office;

  return async ({ person, request, response, body }) => {
    await refuseUnusable(body, noticing.callOut);
    const session = digestOf(readSessionId(request) ?? '');
    const { mark } = await findAccount(accounts, person.id);
    const at = clock();
    const open = (await engine.sessions.listOf(person.id)).filter((it) => !isOver(it, at));
    const digests = new Set(open.map(({ digest }) => digest));
    const origin = originOf(request);
    const id = randomBytes(9).toString('base64url');
    const subscriber = {
      ...body,
      ...{ id, session, mark, ...(origin !== undefined && { origin }) },
      name: deviceName(request.headers['user-agent'] ?? ''),
      isOpen: (digest: string) => digests.has(digest),
    };
    const decision = await people.change((all) =>
      decideSubscription(all, subscriber, { at, by: person.id }),
    );
    const devices = decision.people.people.find((one) => one.id === person.id)?.told?.devices;
    const device = devices?.find(({ endpoint }) => endpoint === body.endpoint);
    if (device === undefined) throw notPermitted();
    const isNew = device.id === id;
    if (isNew) {
      const service = new URL(body.endpoint).host;
      log('info', 'device-subscribed', { person: person.id, device: id, service });
    }
    response.status(isNew ? 201 : 200);
    return { ...device, isThis: true };
  };
}

/** @throws HttpProblem 400 for an address that must not be called, and for keys with which nothing can be encrypted. */
async function refuseUnusable({ endpoint, keys }: Subscription, callOut: CallOut): Promise<void> {
  if (!areKeys(keys)) {
    throw new HttpProblem(400, 'bad-field', 'These are no keys of a subscription.', {
      field: 'keys',
    });
  }
  try {
    await callOut.check(endpoint);
  } catch (error) {
    // A name that cannot be looked up now is checked again before it is called.
    if (!(error instanceof TargetRefused)) return;
    const message = `This push service cannot be called. ${error.message}`;
    throw new HttpProblem(400, 'bad-field', message, { field: 'endpoint' });
  }
}

/** Where the console is that makes the call, as its browser says. */
export function originOf({ headers: { origin } }: Request): string | undefined {
  return origin !== undefined && /^https?:\/\/[^\s/]+$/.test(origin) ? origin : undefined;
}
