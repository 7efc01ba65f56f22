import { LateHandOver } from './assigning/late-hand-over.tsx';
import { LateBillingDialog } from './billing/late-billing-dialog.tsx';
import { LateOfferComposer } from './composer/late-offer-composer.tsx';
import { LateExportDialog } from './csv/late-export-dialog.tsx';
import { LateContactDialog } from './detail/contact/late-contact-dialog.tsx';
import { LateLoginStep } from './factor/late-login-step.tsx';
import { LateEraseDialog } from './forgetting/late-erase-dialog.tsx';
import { LateJobComposer } from './jobs/late-job-composer.tsx';
import { LateJobsNow } from './jobs/late-jobs-now.tsx';
import { LateJobsOver } from './jobs/late-jobs-over.tsx';
import { LateMe } from './me/late-me.tsx';
import { LateNewRequest } from './new-request/late-new-request.tsx';
import { LateDashboardDialog } from './pages/dashboard/late-dashboard-dialog.tsx';
import { LatePasskeyLogin } from './passkeys/late-passkey-login.tsx';
import { LateCorrectDialog } from './payments/late-correct-dialog.tsx';
import { LateRecordDialog } from './payments/late-record-dialog.tsx';
import { LatePeople } from './people/late-people.tsx';
import { LateProofDialog } from './proof/late-proof-dialog.tsx';
import { LateQrCode } from './qr-code/late-qr-code.tsx';
import { LateReplyPanel } from './replies/panel/late-reply-panel.tsx';
import { LateReplies } from './replies/screen/late-replies.tsx';
import { LateSeatDialog } from './seat/dialogs/late-seat-dialog.tsx';
import { LateFees } from './seat/fees/late-fees.tsx';
import { LateQuietJobs } from './seat/quiet/late-quiet-jobs.tsx';
import { LateSettings } from './settings/late-settings.tsx';
import { LateAskedCard } from './told/late-asked-card.tsx';
import { LateWhileQuiet } from './told/quiet/late-while-quiet.tsx';
import { nextIdleTurn } from './ui/screen/idle-time.ts';

/** For everybody. */
const ownParts = [
  LatePasskeyLogin,
  LateLoginStep,
  LateMe,
  LateProofDialog,
  LateQrCode,
  LateAskedCard,
];

const officeParts = [
  LateDashboardDialog,
  LateNewRequest,
  LateOfferComposer,
  LateJobsNow,
  LateJobsOver,
  LateJobComposer,
  LateRecordDialog,
  LateCorrectDialog,
  LateBillingDialog,
  LateContactDialog,
  LateHandOver,
  LateEraseDialog,
  LateExportDialog,
  LateReplyPanel,
  LateReplies,
  LatePeople,
  LateSettings,
  LateWhileQuiet,
];

const seatParts = [LateSeatDialog, LateFees, LateQuietJobs];

/**
 * Fetches what may be pressed for, one part after the other, while nothing else is to be done. The worker keeps
 * these files with the others, so that they are there without a connection.
 */
export async function fetchLateParts(isOfTranslator: boolean): Promise<void> {
  for (const part of [...(isOfTranslator ? seatParts : officeParts), ...ownParts]) {
    await nextIdleTurn();
    // Whoever presses for it tries again, and is told if that fails, too.
    await part.fetch().catch(() => {});
  }
}
