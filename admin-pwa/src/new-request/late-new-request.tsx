import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateNewRequest = createLatePart(
  async () => (await import('./new-request-form.tsx')).NewRequestForm,
  MissingPart,
);
