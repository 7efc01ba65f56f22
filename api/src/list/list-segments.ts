import { createHash } from 'node:crypto';
import type { StoredQuote } from '../store/quote-store.ts';
import { compressFragment } from './brotli-fragment.ts';
import { toPublicQuote } from './public-quote.ts';

const recordsPerSegment = 128;

/** A run of neighbouring submissions, ready to be sent. */
interface Segment {
  /** Oldest first. */
  readonly ids: string[];
  made: MadeSegment | null;
}

export interface MadeSegment {
  readonly json: Buffer;
  readonly brotli: Buffer;
  readonly digest: Buffer;
}

export interface ListSegments {
  /** Notes a new or changed submission. */
  note(id: string): void;
  /** Every segment, newest first; only those with a change since the last time are made anew. */
  make(): Promise<readonly MadeSegment[]>;
}

/**
 * The list cut into runs of submissions in the order they came, so that what a change costs does not
 * depend on how many there are. New ones only ever join the last run.
 */
export function createListSegments(
  oldestFirst: readonly string[],
  get: (id: string) => StoredQuote | undefined,
): ListSegments {
  const segments: Segment[] = [];
  const segmentOf = new Map<string, Segment>();
  for (const id of oldestFirst) append(id);

  function append(id: string): Segment {
    let last = segments.at(-1);
    if (!last || last.ids.length >= recordsPerSegment) {
      last = { ids: [], made: null };
      segments.push(last);
    }
    last.ids.push(id);
    segmentOf.set(id, last);
    return last;
  }

  async function make(segment: Segment, isOldest: boolean): Promise<MadeSegment> {
    const quotes = segment.ids.map(get);
    const text = quotes
      .toReversed()
      .filter((quote) => quote !== undefined)
      .map((quote) => JSON.stringify(toPublicQuote(quote)));
    const json = Buffer.from(`${text.join(',')}${isOldest ? ']' : ','}`);
    const made = {
      json,
      brotli: await compressFragment(json),
      digest: createHash('sha256').update(json).digest(),
    };
    // A change that came while this was compressed leaves the segment to be made again.
    if (segment.ids.every((id, index) => get(id) === quotes[index])) {
      segment.made = made;
    }
    return made;
  }

  return {
    note(id) {
      (segmentOf.get(id) ?? append(id)).made = null;
    },
    async make() {
      const made: MadeSegment[] = [];
      for (const [index, segment] of [...segments.entries()].toReversed()) {
        made.push(segment.made ?? (await make(segment, index === 0)));
      }
      return made;
    },
  };
}
