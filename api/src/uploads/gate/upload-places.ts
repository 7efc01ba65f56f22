import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { createArrivalRate } from './arrival-rate.ts';
import { type Candidate, chooseWhoYields, isTrickling } from './choose-who-yields.ts';
import { createPlaceForecast } from './place-forecast.ts';

/** One upload's place among the others. */
export interface UploadPlace {
  /** Aborted, with the problem to respond with, when the place goes to another client. */
  readonly signal: AbortSignal;
  /** Records how many more bytes have arrived. */
  note(bytes: number): void;
  leave(): void;
}

export interface UploadPlaces {
  /**
   * @param elsewhere how many places the client has at other processes.
   * @throws HttpProblem 429 or 503 when there is no place and no upload has to yield.
   */
  take(clientKey: string, elsewhere?: number): UploadPlace;
}

interface PlacesOptions {
  readonly maxAtOnce: number;
  readonly maxAtOncePerClient: number;
  readonly clock: () => number;
}

interface Occupant extends Candidate {
  readonly ending: AbortController;
}

/** Shares places for uploads fairly among clients once all are taken. */
export function createUploadPlaces(options: PlacesOptions): UploadPlaces {
  const { maxAtOnce, maxAtOncePerClient, clock } = options;
  const occupants = new Set<Occupant>();
  const forecast = createPlaceForecast({ places: maxAtOnce, clock });

  function secondsUntilFree(): number {
    const ages = [...occupants].map(({ ageMs }) => ageMs());
    return forecast.secondsUntilFree(ages.reduce((sum, age) => sum + age, 0) / ages.length || 0);
  }

  function end(occupant: Occupant): void {
    occupants.delete(occupant);
    occupant.ending.abort(isTrickling(occupant) ? tooSlow() : tooMany(secondsUntilFree()));
  }

  /** One client may be a whole office, where a trickling upload takes a place that a colleague needs. */
  function makeWayWithinClient(clientKey: string, elsewhere: number): void {
    const own = [...occupants].filter((occupant) => occupant.clientKey === clientKey);
    if (own.length + elsewhere < maxAtOncePerClient) return;
    const yielding = chooseWhoYields(own.filter(isTrickling), clientKey);
    if (!yielding) throw tryLater(429, 'You are sending too many files at once.', 30);
    end(yielding);
  }

  function makeWay(clientKey: string): void {
    if (occupants.size < maxAtOnce) return;
    const yielding = chooseWhoYields([...occupants], clientKey);
    if (!yielding) throw manyArriving(secondsUntilFree());
    end(yielding);
  }

  return {
    take(clientKey, elsewhere = 0) {
      makeWayWithinClient(clientKey, elsewhere);
      makeWay(clientKey);
      const startedAt = clock();
      const rate = createArrivalRate(clock);
      const occupant: Occupant = {
        clientKey,
        ending: new AbortController(),
        ageMs: () => clock() - startedAt,
        bytesPerSecond: rate.bytesPerSecond,
      };
      occupants.add(occupant);
      return {
        signal: occupant.ending.signal,
        note: rate.note,
        leave() {
          if (occupants.delete(occupant)) forecast.noteEnd(occupant.ageMs());
        },
      };
    },
  };
}

function tooMany(seconds: number): HttpProblem {
  const message = 'Others are waiting while you send several files. Please send this one again.';
  return tryLater(503, message, seconds);
}

export function manyArriving(seconds: number, cause?: unknown): HttpProblem {
  const message = 'Many files are arriving right now. Please try again in a moment.';
  return tryLater(503, message, seconds, cause);
}

function tooSlow(): HttpProblem {
  return new HttpProblem(
    408,
    'stalled',
    'The upload came too slowly, and others are waiting. Please send it again.',
  );
}
