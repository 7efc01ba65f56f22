import { createHash, createHmac } from 'node:crypto';
import { decideLink } from '@yiqiao/contract/commands/office/renew-link';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { inLanguage, toLanguage } from '@yiqiao/contract/text/languages';
import type { RecordStore } from '@yiqiao/ports/record-store';

/** 192 bits, as 32 URL-safe characters. */
const keyBytes = 24;

interface Renewal {
  readonly isRenewal: boolean;
  /** The sender's id of it: a retry makes no further link. */
  readonly changeId?: string | undefined;
}

/**
 * The keys of the clients' pages. A key is derived from the server's secret, the submission and the number of its
 * link, so that every mail can include it; the record holds only its hash.
 */
export interface RequestLinks {
  /** SHA-256 of the key of a submission's link, hexadecimal, used for look-ups. */
  digestOf(id: string, number: number): string;
  /** The page's path in the language of the request; `null` without a link, or when its secret is lost. */
  pathOf(
    quote: Readonly<Pick<StoredQuote, 'id' | 'language' | 'link' | 'linkDigest'>>,
  ): string | null;
  /**
   * Ensures that there is a link: submissions of earlier releases get one on demand.
   * @returns the page's path; `null` when there is no such submission.
   */
  provide(
    records: Pick<RecordStore, 'change'>,
    id: string,
    renewal: Renewal,
    at: number,
  ): Promise<string | null>;
}

export function createRequestLinks(secret: string): RequestLinks {
  function keyOf(id: string, number: number): string {
    const code = createHmac('sha256', secret).update(`request\n${id}\n${number}`).digest();
    return code.subarray(0, keyBytes).toString('base64url');
  }

  function digestOf(id: string, number: number): string {
    return digestKey(keyOf(id, number));
  }

  function pathOf({ id, language, link, linkDigest }: Parameters<RequestLinks['pathOf']>[0]) {
    if (link === undefined || linkDigest !== digestOf(id, link.number)) return null;
    const path = `/request/${keyOf(id, link.number)}`;
    return inLanguage(path, toLanguage(language));
  }

  return {
    digestOf,
    pathOf,
    async provide(records, id, renewal, at) {
      const decision = await records.change(id, (quote) =>
        decideLink(quote, { ...renewal, digestOf: (number) => digestOf(id, number) }, at),
      );
      return decision && pathOf(decision.quote);
    },
  };
}

/** The digest of a key as records hold it, whichever secret made the key. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
