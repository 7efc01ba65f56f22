import { acceptOffer, decideAcceptance } from './client/accept-offer.ts';
import { confirmDelivery, decideConfirmation } from './client/confirm-delivery.ts';
import { decideRefusal, declineOffer } from './client/decline-offer.ts';
import { decideGivenBilling, giveBilling } from './client/give-billing.ts';
import { decideWish, makeWish } from './client/make-wish.ts';
import { decideRevision, requestRevision } from './client/request-revision.ts';
import { decideClientMessage, sendClientMessage } from './client/send-client-message.ts';
import { decideTakeBack, takeBackSource } from './client/take-back-source.ts';
import { command } from './command.ts';
import { changeJob, decideJobChange } from './jobs/change-job.ts';
import { decideHandOut, handOutJob } from './jobs/hand-out-job.ts';
import { decideJobReturn, returnJob } from './jobs/return-job.ts';
import { decideJobTakenBack, takeBackJob } from './jobs/take-back-job.ts';
import { decideTakeOver, takeOverJob } from './jobs/take-over-job.ts';
import { decideOfficeMessage, writeInJob } from './jobs/write-in-job.ts';
import { answerSource, decideSourceAnswer } from './office/answer-source.ts';
import { assign, decideAssignment } from './office/assign.ts';
import { correctContact, decideContact } from './office/correct-contact.ts';
import { decideDecline, declineOrder } from './office/decline-order.ts';
import { decideDelivery, deliver } from './office/deliver.ts';
import { decideEnteredBilling, enterBilling } from './office/enter-billing.ts';
import { decideNote, keepNote } from './office/keep-note.ts';
import { decideOffer, makeOffer } from './office/make-offer.ts';
import { decideOpening, markOpened } from './office/mark-opened.ts';
import { decideRecordedPayment, recordPayment } from './office/record-payment.ts';
import { decideReversal, reversePayment } from './office/reverse-payment.ts';
import { decideMessage, sendMessage } from './office/send-message.ts';
import { decideStatus, setStatus } from './office/set-status.ts';
import { decideSettlement, settle } from './office/settle.ts';
import { decideRecognizedCount, takeReading } from './office/take-reading.ts';

/**
 * Staff commands that outdate nobody's decision (`changeAside`): nothing can collide with them, so a device may keep
 * them until it has a connection.
 */
export const asideCommands = {
  sendMessage: command(sendMessage, decideMessage),
  keepNote: command(keepNote, decideNote),
  settle: command(settle, decideSettlement),
  answerSource: command(answerSource, decideSourceAnswer),
  correctContact: command(correctContact, decideContact),
  enterBilling: command(enterBilling, decideEnteredBilling),
  recordPayment: command(recordPayment, decideRecordedPayment),
  reversePayment: command(reversePayment, decideReversal),
  assign: command(assign, decideAssignment),
  handOutJob: command(handOutJob, decideHandOut),
  changeJob: command(changeJob, decideJobChange),
  writeInJob: command(writeInJob, decideOfficeMessage),
  returnJob: command(returnJob, decideJobReturn),
  takeBackJob: command(takeBackJob, decideJobTakenBack),
};

/** Staff commands that consist of nothing but their decision. */
export const officeCommands = {
  ...asideCommands,
  setStatus: command(setStatus, decideStatus),
  markOpened: command(markOpened, decideOpening),
  makeOffer: command(makeOffer, decideOffer),
  declineOrder: command(declineOrder, decideDecline),
  deliver: command(deliver, decideDelivery),
  takeReading: command(takeReading, decideRecognizedCount),
  takeOverJob: command(takeOverJob, decideTakeOver),
};

/** The same for the client, authorized by the key of the page. */
export const clientCommands = {
  acceptOffer: command(acceptOffer, decideAcceptance),
  declineOffer: command(declineOffer, decideRefusal),
  sendClientMessage: command(sendClientMessage, decideClientMessage),
  takeBackSource: command(takeBackSource, decideTakeBack),
  makeWish: command(makeWish, decideWish),
  giveBilling: command(giveBilling, decideGivenBilling),
  confirmDelivery: command(confirmDelivery, decideConfirmation),
  requestRevision: command(requestRevision, decideRevision),
};
