import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateMe = createLatePart(
  async () => (await import('./me-screen.tsx')).MeScreen,
  MissingPart,
);
