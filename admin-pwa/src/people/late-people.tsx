import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPart } from '../ui/late/missing-part.tsx';

export const LatePeople = createLatePart(
  async () => (await import('./people-screen.tsx')).PeopleScreen,
  MissingPart,
);
