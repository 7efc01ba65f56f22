import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateLoginStep = createLatePart(
  async () => (await import('./login-step.tsx')).LoginStep,
  MissingPart,
);
