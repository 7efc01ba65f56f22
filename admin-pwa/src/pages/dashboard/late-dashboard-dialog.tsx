import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateDashboardDialog = createLatePart(
  async () => (await import('./dashboard-dialog.tsx')).DashboardDialog,
  MissingPart,
);
