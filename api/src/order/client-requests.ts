import { type ClientRequest, toClientRequest } from '@yiqiao/contract/client-page/client-request';
import { linkEndsAt } from '@yiqiao/contract/life/life-state';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { notFound } from '../http/answers/http-problem.ts';
import { digestKey } from './request-links.ts';
import type { FindWaysToPay } from './ways-to-pay.ts';

interface ClientRequestsOptions {
  readonly records: Pick<RecordStore, 'findByLinkDigest' | 'change'>;
  readonly clock: () => number;
  /** Whether mail is sent. */
  readonly hasMail: boolean;
  readonly findWaysToPay: FindWaysToPay;
}

/** What clients can see and do with the key of their page. */
export interface ClientRequests {
  /** @returns `null` for a wrong, revoked or expired key, always after the same amount of work. */
  find(key: string): Promise<StoredQuote | null>;
  /** The submission as its client may see it now. */
  show(quote: StoredQuote): ClientRequest;
  /** Decides on the submission that a key belongs to. @throws HttpProblem 404 if there is none. */
  change<Refusal extends string>(
    key: string,
    decide: (quote: StoredQuote, at: number) => Decision<StoredQuote, Refusal>,
  ): Promise<Decision<StoredQuote, Refusal>>;
}

/** Used in place of a record when a key finds none. */
const nobody = {
  status: 'completed',
  history: [{ status: 'completed', at: new Date(0).toISOString() }],
};

export function createClientRequests({
  records,
  clock,
  hasMail,
  findWaysToPay,
}: ClientRequestsOptions): ClientRequests {
  async function find(key: string): Promise<StoredQuote | null> {
    const found = await records.findByLinkDigest(digestKey(key));
    const endsAt = linkEndsAt(found ?? nobody);
    const hasEnded = endsAt !== null && endsAt <= clock();
    return hasEnded ? null : (found ?? null);
  }

  return {
    find,
    show(quote) {
      const waysToPay = findWaysToPay(quote);
      return toClientRequest(quote, { at: clock(), hasMail, waysToPay });
    },
    async change(key, decide) {
      const found = await find(key);
      if (found === null) throw noRequest();
      const digest = digestKey(key);
      const at = clock();
      const decision = await records.change(found.id, (quote) =>
        // The link may have been renewed since the record was found.
        quote.linkDigest === digest ? decide(quote, at) : { kind: 'unchanged', quote },
      );
      if (decision?.quote.linkDigest !== digest) throw noRequest();
      return decision;
    },
  };
}

export function noRequest() {
  return notFound('There is no request at this address.');
}
