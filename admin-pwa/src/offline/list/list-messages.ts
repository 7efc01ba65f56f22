import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { ListHead } from '../storage/list-head.ts';

export interface RefreshRequest {
  readonly sessionId: string;
  /** Of the list this page holds; `null` asks for all of it. */
  readonly cursor: string | null;
  /** The page's clock, in ms: the one whose error is corrected. */
  readonly now: number;
}

/** What a refresh reports: one outcome, and before a whole list its segments, newest first. */
export type RefreshMessage =
  | { readonly kind: 'segment'; readonly quotes: readonly QuoteSubmission[] }
  | { readonly kind: 'whole'; readonly head: ListHead; readonly isStored: boolean }
  | {
      readonly kind: 'changes';
      readonly changed: readonly QuoteSubmission[];
      readonly head: Omit<ListHead, 'total'>;
    }
  /** The server refused; `body` is its answer. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** The server answered with a list of another shape: it is newer than this console, or older. */
  | { readonly kind: 'unreadable' }
  /** Nobody answered, or something that is not the API did. */
  | { readonly kind: 'unreachable' };
