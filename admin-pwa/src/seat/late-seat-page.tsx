import { createLatePart } from '../ui/late/late-part.tsx';
import { MissingSeat } from './missing-seat.tsx';

export const LateSeatPage = createLatePart(
  async () => (await import('./seat-page.tsx')).SeatPage,
  MissingSeat,
);
