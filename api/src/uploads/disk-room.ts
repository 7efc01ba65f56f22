import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { HttpProblem } from '../http/answers/http-problem.ts';

export function noRoom(cause?: unknown): HttpProblem {
  return new HttpProblem(
    507,
    'no-room',
    'Our disk has no room for this file at the moment. Please try again later or write to us.',
    { cause },
  );
}

/** The folder of the documents is missing or unreadable, or their store is away. */
export function noStorage(cause: unknown): HttpProblem {
  // A disk needs a person; a store usually comes back by itself.
  const seconds = cause instanceof EngineAway ? 30 : 300;
  return new HttpProblem(
    503,
    'no-storage',
    'We cannot store files at the moment, whatever their size. Please try again later or write to us.',
    { cause, headers: { 'Retry-After': String(seconds) } },
  );
}
