import { decideRecognizedCount } from '@yiqiao/contract/commands/office/decide-recognized-count';
import { isUnderWay } from '@yiqiao/contract/record/scan-reading';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from '../../engine/change-feed.ts';
import type { RecordStore } from '../../engine/record-store.ts';
import { HttpProblem, noSubmission } from '../../http/answers/http-problem.ts';
import { whenHeldEnough } from '../../http/connections/when-left.ts';
import type { ReadingDesk } from '../../scans/reading-desk.ts';
import type { Handlers } from '../handler.ts';

/** What staff have done with a scan: read, read no more, and what was read made the count. */
export function readingCalls(
  desk: Pick<ReadingDesk, 'request' | 'cancel'>,
  options: TakeReadingOptions,
): Pick<Handlers, 'readScan' | 'cancelReading' | 'takeReading'> {
  return {
    readScan: readScan(desk),
    cancelReading: cancelReading(desk),
    takeReading: takeReading(options),
  };
}

/** The answer is that the scan will be read, which is on the disk. */
function readScan(desk: Pick<ReadingDesk, 'request'>): Handlers['readScan'] {
  return async ({ parameters, body }) => {
    const decision = await desk.request(parameters.id, body);
    if (decision === null) throw noSubmission();
    if (decision.kind !== 'refused') return decision.quote;
    if (decision.reason === 'gone')
      throw new HttpProblem(410, 'file-deleted', 'The document was deleted and cannot be read.');
    throw new HttpProblem(
      422,
      'not-readable',
      'Recognition reads pages of a PDF that are pictures, and PNG and JPEG pictures. This document has none.',
    );
  };
}

function cancelReading(desk: Pick<ReadingDesk, 'cancel'>): Handlers['cancelReading'] {
  return async ({ parameters }) => {
    const decision = await desk.cancel(parameters.id);
    if (decision === null) throw noSubmission();
    return decision.quote;
  };
}

interface TakeReadingOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
}

function takeReading({ records, clock }: TakeReadingOptions): Handlers['takeReading'] {
  return async ({ parameters, body }) => {
    const at = clock();
    const decision = await records.change(parameters.id, (quote) =>
      decideRecognizedCount(quote, body, at),
    );
    if (decision === null) throw noSubmission();
    if (decision.kind !== 'refused') return decision.quote;
    throw new HttpProblem(
      422,
      'not-whole',
      'A count is taken over once every page was read. Of this document some were not.',
    );
  };
}

interface FollowReadingOptions {
  readonly records: Pick<RecordStore, 'get'>;
  readonly feed: Pick<ChangeFeed, 'onChange'>;
  /** Aborted when the server stops: from then on nothing is held. */
  readonly stopping: AbortSignal;
}

/** Holds the answer until there is news of the reading, the caller has gone, or it is time to ask again. */
export function followReading({
  records,
  feed,
  stopping,
}: FollowReadingOptions): Handlers['followReading'] {
  const waiting = new Set<(changed: StoredQuote) => void>();
  feed.onChange((changed) => {
    for (const tell of waiting) tell(changed);
  });

  /** Resolves with the next state that is news; with `null` when it is over. */
  function waitForNews(isNews: (quote: StoredQuote) => boolean, over: AbortSignal) {
    let end = () => {};
    const news = new Promise<StoredQuote | null>((resolve) => {
      const tell = (changed: StoredQuote) => isNews(changed) && resolve(changed);
      const giveUp = () => resolve(null);
      waiting.add(tell);
      over.addEventListener('abort', giveUp);
      end = () => {
        waiting.delete(tell);
        over.removeEventListener('abort', giveUp);
      };
      if (over.aborted) giveUp();
    });
    return { news, end };
  }

  return async ({ parameters: { id }, query, response }) => {
    const after = Number(query.after ?? -1);
    const over = whenHeldEnough(response, stopping);
    const isNews = ({ revision, reading }: StoredQuote) => revision > after || !isUnderWay(reading);
    const wait = waitForNews((changed) => changed.id === id && isNews(changed), over);
    try {
      // Looked at after somebody listens, so that no page comes in between.
      const current = await records.get(id);
      if (current === undefined) throw noSubmission();
      return isNews(current) ? current : ((await wait.news) ?? current);
    } finally {
      wait.end();
    }
  };
}
