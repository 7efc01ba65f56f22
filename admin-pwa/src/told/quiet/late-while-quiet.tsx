import { createLatePart } from '../../ui/late/late-part.tsx';
import { MissingPart } from '../../ui/late/missing-part.tsx';

export const LateWhileQuiet = createLatePart(
  async () => (await import('./while-quiet.tsx')).WhileQuiet,
  MissingPart,
);
