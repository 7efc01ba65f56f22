import { useMemo } from 'react';
import type { JobEntry } from '../offline/outbox/job-entry.ts';
import { isJobEntry } from '../offline/outbox/outbox-entry.ts';
import type { Seat, SeatState } from './seat.ts';
import { useConsoleState, useSelected } from './use-console.ts';

/** What a translator does. The seat's page is drawn once it is there. */
export function useSeat(): Seat {
  const seat = useConsoleState((state) => state.seat);
  if (seat === null) throw new Error('useSeat outside of a translator’s console');
  return seat;
}

/** A part of the jobs' state; renders again when it changes. */
export function useSeatState<T>(select: (state: SeatState) => T): T {
  return useSelected(useSeat().store, select);
}

/** What waits here, or was refused, of a job. */
export function useJobEntries(jobId: string): readonly JobEntry[] {
  const outbox = useConsoleState((state) => state.outbox);
  return useMemo(
    () => outbox.filter(isJobEntry).filter(({ quoteId }) => quoteId === jobId),
    [outbox, jobId],
  );
}
