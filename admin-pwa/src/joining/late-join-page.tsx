import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingPage } from './missing-page.tsx';

export const LateJoinPage = createLatePart(
  async () => (await import('./join-page.tsx')).JoinPage,
  MissingPage,
);
