import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { calls } from '@yiqiao/contract/http/calls';
import { type Access, isAdmitted, type Role, roles } from '@yiqiao/contract/record/role';
import { afterAll, describe, expect, it } from 'vitest';
import { joinOffice } from '../../test/join-office.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor, type Visitor } from '../../test/visitor.ts';

const server = await startTestServer();
const first = await createStaffVisitor(server.url);
const browsers: Readonly<Record<Role, Visitor>> = {
  owner: await joinOffice(server.url, first, 'owner'),
  staff: await joinOffice(server.url, first, 'staff'),
  translator: await joinOffice(server.url, first, 'translator'),
};
afterAll(() => server.close());

/** With a body that no schema takes: what is asked here is who may ask, and nothing is to change. */
async function statusOf(browser: Visitor, { method, path }: EndpointDefinition): Promise<number> {
  const stop = new AbortController();
  const address = path.replace(/:\w+/g, 'nobody-has-this');
  const body =
    method === 'GET' ? {} : { body: '[', headers: { 'Content-Type': 'application/json' } };
  const answer = await browser.fetch(address, { method, ...body, signal: stop.signal });
  // A stream of changes is held open.
  stop.abort();
  return answer.status;
}

const cases = Object.entries<EndpointDefinition>(calls).filter(([name]) => name !== 'adminLogout');

/** By hand, so that a call does not get another access unnoticed. */
const callsOf = (access: Access) =>
  cases.flatMap(([name, endpoint]) => (endpoint.access === access ? name : [])).sort();

describe('the calls of each role', () => {
  it.each(cases)('%s admits whom its access names', async (_name, endpoint) => {
    for (const role of roles) {
      const status = await statusOf(browsers[role], endpoint);
      const isRefused = status === 401 || status === 403;
      expect({ role, isRefused }).toEqual({ role, isRefused: !isAdmitted(role, endpoint.access) });
    }
  });

  it('leaves translators their jobs', () => {
    expect(callsOf('translator')).toEqual([
      'acceptJob',
      'addJobFile',
      'declineJob',
      'followJobs',
      'handInJob',
      'listJobs',
      'removeJobFile',
    ]);
  });

  it('leaves a translator nothing of clients and nothing of the office', () => {
    expect(callsOf('person')).toEqual([
      'addPasskey',
      'beginPasskey',
      'beginPasskeyProof',
      'changeNotices',
      'changeOwn',
      'changePassword',
      'endOtherSessions',
      'endSession',
      'jobFile',
      'keepFactor',
      'listSessions',
      'offerCodes',
      'offerFactor',
      'prove',
      'readNotices',
      'readOwn',
      'readPushKey',
      'readSeal',
      'readWaysIn',
      'removeFactor',
      'removePasskey',
      'renamePasskey',
      'showOffer',
      'subscribe',
      'tryDevice',
      'unsubscribe',
      'writeInJob',
    ]);
  });

  it('leaves people, settings, erasing and the books to owners', () => {
    expect(callsOf('owner')).toEqual([
      'changeRole',
      'changeSettings',
      'confirmPeople',
      'demandFactor',
      'endSessionOf',
      'endSessionsOf',
      'erasePerson',
      'invitePerson',
      'listSessionsOf',
      'paymentsCsv',
      'previewErasure',
      'readEnvironment',
      'readSettings',
      'removePerson',
      'renewInvitation',
      'settingsHistory',
      'takeBackInvitation',
      'takeBackSetting',
      'tryChat',
      'tryMail',
    ]);
  });

  it('says so without a word about what is there', async () => {
    const answer = await browsers.translator.fetch('/api/admin/quotes');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      message: 'Your role does not allow this.',
      code: 'not-permitted',
    });
    const uploads = await browsers.translator.fetch('/api/health');
    expect(await uploads.json()).not.toHaveProperty('waiting');
  });
});
