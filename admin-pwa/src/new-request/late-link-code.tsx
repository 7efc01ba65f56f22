import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateLinkCode = createLatePart(
  async () => (await import('./link-code.tsx')).LinkCode,
  MissingPart,
);
