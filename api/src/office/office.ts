import type { TrustedClock } from '../clock/trusted-clock.ts';
import { type ClientCode, createClientCode } from '../counting/client-code.ts';
import type { Engine } from '../engine/engine.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { openMailing } from '../mail/open-mailing.ts';
import { createRequestDesk, type RequestDesk } from '../order/request-desk.ts';
import { createRequestLinks, type RequestLinks } from '../order/request-links.ts';
import { createWaysToPay } from '../order/ways-to-pay.ts';
import { openPayments, type Payments } from '../payment/open-payments.ts';
import { createPaymentDesk, type PaymentDesk } from '../payment/payment-desk.ts';
import { type Access, openAccess } from '../session/open-access.ts';
import type { Settings } from '../settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

/** What a start has opened before anything else. */
interface Ground extends Surroundings {
  readonly settings: Settings;
  readonly engine: Engine;
  readonly time: TrustedClock;
  readonly uptimeMs: () => number;
  /** Aborted, with the problem to answer, when the server stops. */
  readonly stopping: AbortSignal;
  /** The same for uploads, which are given more time to end. */
  readonly cutting: AbortSignal;
}

/** The running office: handed down whole, and who needs a part of it says which. */
export interface Office extends Ground, Access {
  /** `null`, like the desk of payments: nothing can be paid online. */
  readonly payments: Payments | null;
  readonly paymentDesk: PaymentDesk | null;
  readonly requestDesk: RequestDesk;
  readonly links: RequestLinks;
  readonly encodeClient: ClientCode;
  readonly jobs: Jobs;
}

/** Opens what answers requests and what works by itself; neither has begun yet. */
export async function openOffice(ground: Ground): Promise<Office> {
  const { settings, clock } = ground;
  const secret = await ground.engine.sessions.readLinkSecret();
  const mailing = await openMailing(ground.engine, settings.mail, ground);
  // What is changed through this engine queues its mails.
  const engine = mailing?.engine ?? ground.engine;
  const payments = await openPayments(engine, settings, ground);
  const requestDesk = createRequestDesk({
    records: engine.records,
    clock,
    hasMail: mailing !== null,
    findWaysToPay: createWaysToPay(payments !== null),
  });
  const { records } = engine;
  const desk = { records, requestDesk, clock, rules: settings };
  return {
    ...ground,
    ...(await openAccess(engine.sessions, settings, clock)),
    engine,
    payments,
    paymentDesk: payments && createPaymentDesk({ ...payments, ...desk }),
    requestDesk,
    links: createRequestLinks(secret),
    encodeClient: createClientCode(secret),
    jobs: createJobs({ ...ground, engine, mailing, payments }),
  };
}
