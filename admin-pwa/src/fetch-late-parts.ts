import { LateOfferComposer } from './composer/late-offer-composer.tsx';
import { LateExportDialog } from './csv/late-export-dialog.tsx';
import { LateEraseDialog } from './forgetting/late-erase-dialog.tsx';
import { LateDashboardDialog } from './pages/dashboard/late-dashboard-dialog.tsx';
import { nextIdleTurn } from './ui/screen/idle-time.ts';

/**
 * Fetches what may be pressed for, one part after the other, while nothing else is to be done. The worker keeps
 * these files with the others, so that they are there without a connection.
 */
export async function fetchLateParts(): Promise<void> {
  for (const part of [LateDashboardDialog, LateOfferComposer, LateEraseDialog, LateExportDialog]) {
    await nextIdleTurn();
    // Whoever presses for it tries again, and is told if that fails, too.
    await part.fetch().catch(() => {});
  }
}
