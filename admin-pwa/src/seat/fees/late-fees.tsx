import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateFees = createLatePart(
  async () => (await import('./fees-screen.tsx')).FeesScreen,
  MissingPart,
);
