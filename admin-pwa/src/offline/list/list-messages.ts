import type { ListHead } from '../storage/list-head.ts';
import type { Chunk } from '../storage/quote-chunks.ts';

export interface RefreshRequest {
  readonly sessionId: string;
  /** The list this page holds; `null` asks for all of it. */
  readonly etag: string | null;
  /** Signatures of the chunks this page holds, by key. */
  readonly signatures: readonly string[];
  /** The page's clock, in ms: the one whose error is corrected. */
  readonly now: number;
}

/** What a refresh reports, in this order: chunks that differ, newest rows first, then one outcome. */
export type RefreshMessage =
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'changed'; readonly head: ListHead; readonly isStored: boolean }
  | { readonly kind: 'unchanged'; readonly servedAt: string | null }
  /** The server refused; `body` is its answer. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** The server answered with a list of another shape: it is newer than this console, or older. */
  | { readonly kind: 'unreadable' }
  /** Nobody answered, or something that is not the API did. */
  | { readonly kind: 'unreachable' };
