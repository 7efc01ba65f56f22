import { describeApi } from '@yiqiao/contract/http/open-api';
import { createChangeStreams } from '../changes/change-streams.ts';
import { createQuoteList } from '../list/quote-list.ts';
import type { Office } from '../office/office.ts';
import type { UploadGates } from '../uploads/gate/open-gates.ts';
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
import { invoiceCalls } from './invoices/invoices.ts';
import { jobCalls } from './jobs/job-calls.ts';
import { noticeCalls } from './notices/notice-calls.ts';
import { openApi } from './open-api.ts';
import { askForLinks } from './order/ask-for-links.ts';
import { clientOrders } from './order/client-orders.ts';
import { linkCalls } from './order/link-calls.ts';
import { officeCommands } from './order/office-commands.ts';
import { openRequest } from './order/open-request.ts';
import { factorCalls } from './own/factor-calls.ts';
import { ownCalls } from './own/own-calls.ts';
import { proofCalls } from './own/proof-calls.ts';
import { signedInCalls } from './own/signed-in-calls.ts';
import { ownPasskeys } from './passkeys/own-passkeys.ts';
import { passkeyLogin } from './passkeys/passkey-login.ts';
import { paymentCalls } from './payment/payment-calls.ts';
import { invitationCalls } from './people/invitation-calls.ts';
import { joinCalls } from './people/join-calls.ts';
import { peopleCalls } from './people/people-calls.ts';
import { erasePerson, previewErasure } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { replyCalls } from './replies/reply-calls.ts';
import { factorLogin } from './session/factor-login.ts';
import { sessionCalls } from './session/session-calls.ts';
import { environmentCalls } from './settings/environment-calls.ts';
import { settingsCalls } from './settings/settings-calls.ts';
import { sourceCalls } from './sources/sources.ts';
import { uploadQuote } from './upload-quote.ts';

/** The handler of every endpoint with what it needs. */
export function createHandlers(office: Office, gates: UploadGates): Handlers {
  const { engine, sessions, jobs, clock, version } = office;
  const { feed } = engine;
  const stored = createStoredDocuments(office);
  const commands = officeCommands(office);
  const streams = createChangeStreams({ feed, people: engine.people, stopping: office.stopping });

  return {
    uploadQuote: uploadQuote(office, gates.clients),
    createPaymentIntent: createPaymentIntent(office),
    ...sessionCalls(office, streams),
    factorLogin: factorLogin(office),
    adminQuotes: adminQuotes(feed, createQuoteList(feed)),
    followChanges: followChanges(streams, sessions),
    deleteFile: quoteFile(office),
    countAgain: countAgain(jobs.counts),
    ...readingCalls(jobs.readings),
    adminFile: adminFile(stored),
    quoteAnalysis: quoteAnalysis(office, stored),
    ...commands,
    openRequest: openRequest(office),
    ...linkCalls(office),
    askForLinks: askForLinks({ mailer: jobs.linksMailer, clock }),
    previewErasure: previewErasure(office),
    erasePerson: erasePerson(office),
    exportPerson: exportPerson(office),
    ...peopleCalls(office),
    ...invitationCalls(office),
    ...joinCalls(office),
    ...ownCalls(office, streams),
    ...proofCalls(office),
    ...factorCalls(office, streams),
    ...settingsCalls(office),
    ...environmentCalls(office),
    ...replyCalls(office),
    ...signedInCalls(office, streams),
    ...noticeCalls(office),
    ...passkeyLogin(office),
    ...ownPasskeys(office),
    ...sourceCalls(office, gates, stored),
    ...invoiceCalls(office, gates.staff, stored),
    addDeliverable: addDeliverable(office, gates.staff),
    ...officeDeliveries(office, stored),
    ...jobCalls(office, gates.staff, stored, { streams, writeAsStaff: commands.writeInJob }),
    ...clientOrders(office, stored),
    ...paymentCalls(office),
    health: health(office),
    openApi: openApi(() => describeApi(version)),
  };
}
