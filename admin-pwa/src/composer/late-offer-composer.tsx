import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LateOfferComposer = createLatePart(
  async () => (await import('./offer-composer.tsx')).OfferComposer,
  MissingPart,
);
