import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/record/status';
import type { ReactNode } from 'react';

/** The mark of a status: ring, half ring, dot, ring with a slash. An unknown status has none. */
export function StatusMark({ status, size = 12 }: { status: string; size?: number }) {
  const known = quoteStatuses.find((name) => name === status);
  if (known === undefined) return null;
  return (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden="true" fill="none">
      {marks[known]}
    </svg>
  );
}

const ring = <circle cx="6" cy="6" r="4.9" stroke="currentColor" strokeWidth="2.2" />;

const marks: Readonly<Record<QuoteStatus, ReactNode>> = {
  pending: ring,
  'in-progress': (
    <>
      {ring}
      <path d="M6 1.1a4.9 4.9 0 0 1 0 9.8z" fill="currentColor" />
    </>
  ),
  completed: <circle cx="6" cy="6" r="6" fill="currentColor" />,
  cancelled: (
    <>
      {ring}
      <path d="M2.8 9.2 9.2 2.8" stroke="currentColor" strokeWidth="2.2" />
    </>
  ),
};
