import { createChangeStreams } from '../changes/change-streams.ts';
import { createQuoteList } from '../list/quote-list.ts';
import type { Office } from '../office/office.ts';
import { createLogin } from '../session/login.ts';
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

/** The longest pause in the middle of an upload. */
const pauseMs = 60_000;

/** The handler of every endpoint with what it needs. */
export function createHandlers(office: Office): Handlers {
  const { settings, engine, sessions, jobs, clock, log, uploadIdleMs: idleMs = pauseMs } = office;
  const closer = office.payments?.closer ?? null;
  const { records, feed, documents } = engine;
  const { freeBytes: readFreeBytes } = documents;
  const localGate = createUploadGate({ settings: settings.uploads, clock, readFreeBytes });
  const gate = openGate(office, localGate);
  const stored = createStoredDocuments({ records, documents, log });
  const streams = createChangeStreams({ feed, stopping: office.stopping });
  const login = createLogin({ username: settings.adminUsername, store: engine.sessions });

  return {
    uploadQuote: uploadQuote({ ...office, ...engine, ...jobs, gate, idleMs, rules: settings }),
    createPaymentIntent: createPaymentIntent({ records, clock, canPay: office.payments !== null }),
    adminLogin: adminLogin({ login, sessions, deviceCookie: office.deviceCookie, log }),
    adminCheck: adminCheck(sessions),
    ...seals(office.seals),
    adminQuotes: adminQuotes(feed, createQuoteList(feed)),
    followChanges: followChanges(streams, sessions),
    deleteFile: quoteFile({ records, documents, now: clock, log }),
    countAgain: countAgain(jobs.counts),
    ...readingCalls(jobs.readings),
    adminLogout: adminLogout(sessions, streams),
    adminFile: adminFile(stored),
    quoteAnalysis: quoteAnalysis({ ...office, ...engine, stored }),
    ...officeCommands({ records, clock, rules: settings, closer }),
    ...linkCalls({ records, clock, links: office.links }),
    previewErasure: previewErasure(engine),
    erasePerson: erasePerson({ records, eraser: jobs.eraser, closer }),
    exportPerson: exportPerson({ records, feed, documents, clock, log }),
    addDeliverable: addDeliverable({
      ...engine,
      clock,
      rules: settings,
      gate: localGate,
      idleMs,
      stopping: office.cutting,
    }),
    ...officeDeliveries({ records, documents, now: clock, log, stored }),
    ...clientOrders({ requests: office.clientRequests, clock, rules: settings, stored, log }),
    ...paymentCalls(office),
    health: health({
      ...office,
      ...engine,
      sessions,
      trustProxy: settings.trustProxy,
      uptimeSeconds: process.uptime,
      reserveBytes: settings.uploads.reserveBytes,
    }),
    openApi: openApi(office.version),
  };
}

/** Where there is one process, it counts everything by itself. */
function openGate({ settings, engine }: Office, gate: LocalUploadGate): UploadGate {
  const { sharedUploads: shared, sessions } = engine;
  if (shared === null) return gate;
  const pace = paceOfSubmissions(settings.uploads);
  return createSharedGate(gate, {
    submissions: sessions.countAttempts('submissions', pace),
    uploads: shared,
    bytesPace: paceOfBytes(settings.uploads),
  });
}
