import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateHandOver = createLatePart(
  async () => (await import('./hand-over.tsx')).HandOver,
  MissingPart,
);
