import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ListHead } from '../storage/records/list-head.ts';

export interface RefreshRequest {
  readonly sessionId: string;
  /** Cursor of the list this page holds; `null` asks for all of it. */
  readonly cursor: string | null;
  /** The page's clock, in ms; the refresh measures its error. */
  readonly now: number;
  /** The moment of asking, in ms of server time as far as the page knows it. */
  readonly askedAt: number;
}

/** Messages of a refresh: one outcome, preceded by the segments of a whole list, newest first. */
export type RefreshMessage =
  | { readonly kind: 'segment'; readonly quotes: readonly QuoteSubmission[] }
  | { readonly kind: 'whole'; readonly head: ListHead; readonly isStored: boolean }
  | {
      readonly kind: 'changes';
      readonly changed: readonly QuoteSubmission[];
      /** Ids of removed submissions. */
      readonly removed: readonly string[];
      readonly head: Omit<ListHead, 'total'>;
    }
  /** The server refused; `body` is its answer. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** The answer has another shape: the server is newer than this console, or older. */
  | { readonly kind: 'unreadable' }
  /** No answer, or one that is not the API's. */
  | { readonly kind: 'unreachable' };
