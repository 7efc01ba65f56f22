import type { Engine } from '@yiqiao/ports/engine';
import type { RequestHandler } from 'express';
import { type ClientCode, createClientCode } from '../counting/client-code.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { type Mailing, openMailing } from '../mail/open-mailing.ts';
import { createNoticedRecords } from '../notices/noticed-records.ts';
import { type Noticing, openNoticing } from '../notices/open-noticing.ts';
import { createSessionsWithDevices } from '../notices/sessions-with-devices.ts';
import { type ClientRequests, createClientRequests } from '../order/client-requests.ts';
import { createRequestLinks, type RequestLinks } from '../order/request-links.ts';
import { createWaysToPay } from '../order/ways-to-pay.ts';
import { createPasskeys, type Passkeys } from '../passkeys/passkeys.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { openPayments, type Payments } from '../payment/open-payments.ts';
import { createOrderPayments, type OrderPayments } from '../payment/order-payments.ts';
import { type Accounts, createAccounts } from '../people/accounts.ts';
import { createOfficePeople, type OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';
import { type CheckFactor, createFactorCheck } from '../second-factor/factor-check.ts';
import { createChallengeCookie } from '../session/challenge-cookie.ts';
import { createDeviceCookie, type DeviceCookie } from '../session/device-cookie.ts';
import { createHalfLoginCookie, type HalfLoginCookie } from '../session/half-login-cookie.ts';
import { createSeals, type Seals } from '../session/seals.ts';
import { createSessionCookie } from '../session/session-cookie.ts';
import { createSessionRecords } from '../session/session-records.ts';
import { createSessions, type Sessions } from '../session/sessions.ts';
import { createSignedInDevices, type SignedInDevices } from '../session/signed-in.ts';
import { Pieces } from '../uploads/pieces/pieces.ts';
import { createUploadIds } from '../uploads/pieces/upload-ids.ts';

/** The whole office, handed down from the start to the handlers. */
export interface Office extends Premises {
  readonly people: OfficePeople;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** To which passkeys are bound; empty where there can be none, as those of an earlier host are none. */
  readonly passkeyHost: string;
  readonly checkFactor: CheckFactor;
  readonly sessions: Sessions;
  readonly signedIn: SignedInDevices;
  readonly sessionCookie: RequestHandler;
  readonly deviceCookie: DeviceCookie;
  readonly halfLogin: HalfLoginCookie;
  readonly seals: Seals;
  readonly noticing: Noticing;
  /** `null` when no mail is sent. */
  readonly mailing: Mailing | null;
  /** `null`, like `orderPayments`, when nothing can be paid online. */
  readonly payments: Payments | null;
  readonly orderPayments: OrderPayments | null;
  readonly clientRequests: ClientRequests;
  readonly links: RequestLinks;
  readonly encodeClient: ClientCode;
  readonly jobs: Jobs;
  readonly pieces: Pieces;
}

/** Opens everything behind the requests, and the jobs, which have not started yet. */
export async function openOffice(premises: Premises): Promise<Office> {
  const { settings, clock } = premises;
  const { adminUsername: username } = settings;
  const mailing = await openMailing(premises.engine, settings.mail, premises);
  const people = createOfficePeople(premises.engine.people, username);
  const engine = withNotices(mailing?.engine ?? premises.engine, people, premises);
  const { records, sessions: credentials } = engine;
  // Newest first; of our own unless some are given.
  const signingKeys = settings.sessionSecrets ?? [await credentials.readSigningKey()];
  const secret = await credentials.readLinkSecret();
  const payments = await openPayments(engine, settings, premises);
  const hasMail = mailing !== null;
  const { accountsAt, readKept } = premises.ownSettings;
  const findWaysToPay = createWaysToPay({ hasCards: payments !== null, accountsAt });
  const clientRequests = createClientRequests({ records, clock, hasMail, findWaysToPay });
  const ofClients = { records, clientRequests, clock, readKept };
  const place = findRelyingParty(settings);
  const passkeyHost = typeof place === 'string' ? '' : place.id;
  const accounts = createAccounts({ username, people, credentials, host: passkeyHost });
  const noticing = await openNoticing(premises);
  return {
    ...premises,
    engine,
    people,
    accounts,
    passkeys: createPasskeys({
      place,
      cookie: createChallengeCookie(signingKeys, clock),
      people,
      clock,
    }),
    passkeyHost,
    checkFactor: createFactorCheck({ store: credentials, people, clock }),
    sessions: createSessions({
      accounts,
      records: createSessionRecords(credentials, clock),
    }),
    signedIn: createSignedInDevices(credentials, clock),
    sessionCookie: createSessionCookie(signingKeys),
    deviceCookie: createDeviceCookie(signingKeys, username),
    halfLogin: createHalfLoginCookie(signingKeys, clock),
    seals: createSeals(signingKeys),
    noticing,
    mailing,
    payments,
    orderPayments: payments && createOrderPayments({ ...payments, ...ofClients }),
    clientRequests,
    links: createRequestLinks(secret),
    encodeClient: createClientCode(secret),
    jobs: createJobs({ ...premises, engine, people, accounts, mailing, payments, noticing }),
    pieces: new Pieces({
      ...premises,
      documents: engine.documents,
      ids: createUploadIds(secret),
    }),
  };
}

/** What is changed through this engine queues its mails and notices, and sessions that end take their devices along. */
function withNotices(engine: Engine, people: OfficePeople, premises: Premises) {
  return {
    ...engine,
    records: createNoticedRecords(engine.records, { ...premises, people }),
    sessions: createSessionsWithDevices(engine.sessions, people, premises.log),
  };
}
