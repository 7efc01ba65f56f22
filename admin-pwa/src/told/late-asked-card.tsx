import { createLatePart } from '../ui/late/late-part.tsx';

/** Where it cannot be had, nothing is asked: the next occasion comes. */
export const LateAskedCard = createLatePart(
  async () => (await import('./asked-card.tsx')).AskedCard,
  () => null,
);
