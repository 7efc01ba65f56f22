import { createLatePart } from './ui/late/late-part.tsx';
import { MissingPart } from './ui/late/missing-part.tsx';
import { nextIdleTurn } from './ui/screen/idle-time.ts';

// What the login and the list do without comes in files of its own. The worker keeps them with the others,
// so that they are there without a connection.

export const OfferComposer = createLatePart(
  async () => (await import('./composer/offer-composer.tsx')).OfferComposer,
  MissingPart,
);

export const DashboardDialog = createLatePart(
  async () => (await import('./pages/dashboard-dialog.tsx')).DashboardDialog,
  MissingPart,
);

export const ExportDialog = createLatePart(
  async () => (await import('./csv/export-dialog.tsx')).ExportDialog,
  MissingPart,
);

export const EraseDialog = createLatePart(
  async () => (await import('./forgetting/erase-dialog.tsx')).EraseDialog,
  MissingPart,
);

/** Fetches what may be pressed for, one part after the other, while nothing else is to be done. */
export async function fetchLateParts(): Promise<void> {
  for (const part of [DashboardDialog, OfferComposer, EraseDialog, ExportDialog]) {
    await nextIdleTurn();
    // Whoever presses for it tries again, and is told if that fails, too.
    await part.fetch().catch(() => {});
  }
}
