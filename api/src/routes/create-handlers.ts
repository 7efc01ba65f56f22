import type { FileAnalyzer } from '@yiqiao/measure/node';
import { createChangeStreams } from '../changes/change-streams.ts';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { ClientCode } from '../counting/client-code.ts';
import type { Engine } from '../engine/engine.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createQuoteList } from '../list/quote-list.ts';
import type { Log } from '../log/log.ts';
import type { RequestDesk } from '../order/request-desk.ts';
import type { RequestLinks } from '../order/request-links.ts';
import type { Payments } from '../payment/open-payments.ts';
import type { PaymentDesk } from '../payment/payment-desk.ts';
import type { DeviceCookie } from '../session/device-cookie.ts';
import { createLogin } from '../session/login.ts';
import type { Seals } from '../session/seals.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import { createSharedGate } from '../uploads/gate/shared-gate.ts';
import {
  createUploadGate,
  type LocalUploadGate,
  paceOfBytes,
  paceOfSubmissions,
  type UploadGate,
} from '../uploads/gate/upload-gate.ts';
import { adminQuotes } from './admin-quotes.ts';
import { countAgain } from './count-again.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { addDeliverable } from './delivery/add-deliverable.ts';
import { officeDeliveries } from './delivery/office-deliveries.ts';
import { adminFile } from './documents/admin-file.ts';
import { quoteAnalysis } from './documents/quote-analysis.ts';
import { quoteFile } from './documents/quote-file.ts';
import { readingCalls } from './documents/scan-reading.ts';
import { createStoredDocuments } from './documents/stored-document.ts';
import { followChanges } from './follow-changes.ts';
import type { Handlers } from './handler.ts';
import { health } from './health.ts';
import { openApi } from './open-api.ts';
import { clientOrders } from './order/client-orders.ts';
import { linkCalls } from './order/link-calls.ts';
import { officeCommands } from './order/office-commands.ts';
import { paymentCalls } from './payment/payment-calls.ts';
import { erasePerson, previewErasure } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { adminCheck } from './session/admin-check.ts';
import { adminLogin } from './session/admin-login.ts';
import { adminLogout } from './session/admin-logout.ts';
import { seals } from './session/seals.ts';
import { uploadQuote } from './upload-quote.ts';

export interface HandlersOptions {
  readonly settings: Settings;
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly deviceCookie: DeviceCookie;
  readonly seals: Seals;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
  readonly jobs: Pick<Jobs, 'counts' | 'readings' | 'eraser'>;
  readonly analyzer: FileAnalyzer;
  readonly links: RequestLinks;
  readonly encodeClient: ClientCode;
  readonly requestDesk: RequestDesk;
  /** `null`, like the next: nothing can be paid online. */
  readonly paymentDesk: PaymentDesk | null;
  readonly payments: Pick<Payments, 'advances' | 'closer' | 'takeEvent'> | null;
  readonly stopping: AbortSignal;
  /** Of uploads that have not ended in time. */
  readonly cutting: AbortSignal;
  readonly clock: () => number;
  readonly log: Log;
  readonly version: string;
  /** The longest pause in the middle of an upload. */
  readonly uploadIdleMs: number;
}

/** The handler of every endpoint with what it needs. */
export function createHandlers(options: HandlersOptions): Handlers {
  const { settings, engine, sessions, clock, log } = options;
  const closer = options.payments?.closer ?? null;
  const { records, feed, documents } = engine;
  const { freeBytes: readFreeBytes } = documents;
  const localGate = createUploadGate({ settings: settings.uploads, clock, readFreeBytes });
  const gate = openGate(options, localGate);
  const stored = createStoredDocuments({ records, documents, log });
  const streams = createChangeStreams({ feed, stopping: options.stopping });
  const login = createLogin({ username: settings.adminUsername, store: engine.sessions });

  return {
    uploadQuote: uploadQuote({
      ...options,
      ...engine,
      ...options.jobs,
      gate,
      idleMs: options.uploadIdleMs,
      rules: settings,
    }),
    createPaymentIntent: createPaymentIntent({
      records,
      clock,
      canPay: options.payments !== null,
    }),
    adminLogin: adminLogin({ login, sessions, deviceCookie: options.deviceCookie, log }),
    adminCheck: adminCheck(sessions),
    ...seals(options.seals),
    adminQuotes: adminQuotes(feed, createQuoteList(feed)),
    followChanges: followChanges(streams, sessions),
    deleteFile: quoteFile({ records, documents, now: clock, log }),
    countAgain: countAgain(options.jobs.counts),
    ...readingCalls(options.jobs.readings),
    adminLogout: adminLogout(sessions, streams),
    adminFile: adminFile(stored),
    quoteAnalysis: quoteAnalysis({ ...options, ...engine, stored }),
    ...officeCommands({ records, clock, rules: settings, closer }),
    ...linkCalls({ records, clock, links: options.links }),
    previewErasure: previewErasure(engine),
    erasePerson: erasePerson({ records, eraser: options.jobs.eraser, closer }),
    exportPerson: exportPerson({ records, feed, documents, clock, log }),
    addDeliverable: addDeliverable({
      ...engine,
      clock,
      rules: settings,
      gate: localGate,
      idleMs: options.uploadIdleMs,
      stopping: options.cutting,
    }),
    ...officeDeliveries({ records, documents, now: clock, log, stored }),
    ...clientOrders({ desk: options.requestDesk, clock, rules: settings, stored, log }),
    ...paymentCalls(options),
    health: health({
      ...engine,
      version: options.version,
      trustProxy: settings.trustProxy,
      uptimeSeconds: process.uptime,
      reserveBytes: settings.uploads.reserveBytes,
      sessions,
      time: options.time,
      clock,
    }),
    openApi: openApi(options.version),
  };
}

/** Where there is one process, it counts everything by itself. */
function openGate({ settings, engine }: HandlersOptions, gate: LocalUploadGate): UploadGate {
  const { sharedUploads: shared, sessions } = engine;
  if (shared === null) return gate;
  const pace = paceOfSubmissions(settings.uploads);
  return createSharedGate(gate, {
    submissions: sessions.countAttempts('submissions', pace),
    uploads: shared,
    bytesPace: paceOfBytes(settings.uploads),
  });
}
