import type { Findings } from '@yiqiao/ports/document-store';

interface Question {
  readonly question: number;
}

interface DocumentQuestion extends Question {
  readonly document: number;
  /** Bytes of the document before this part. */
  readonly at: number;
}

interface Lent {
  readonly memory: ArrayBuffer;
  readonly length: number;
}

/** Requests to the thread. Memory is returned with its answer. */
export type ThreadRequest =
  /** A part of a document, to be hashed for itself as well. */
  | (DocumentQuestion & Lent & { readonly kind: 'part'; readonly isText: boolean })
  /** A stretch of a document. */
  | (DocumentQuestion & Lent & { readonly kind: 'stretch'; readonly isText: boolean })
  /** To be hashed for itself only. */
  | (Question & Lent & { readonly kind: 'hash' })
  | (DocumentQuestion & { readonly kind: 'end' })
  | { readonly kind: 'abandon'; readonly document: number };

export type ThreadAnswer =
  | {
      readonly kind: 'hashed';
      readonly question: number;
      readonly memory: ArrayBuffer;
      readonly sha256: string;
    }
  | { readonly kind: 'read'; readonly question: number; readonly memory: ArrayBuffer }
  | { readonly kind: 'whole'; readonly question: number; readonly findings: Findings }
  /** The thread has not seen the earlier parts. */
  | { readonly kind: 'lost'; readonly question: number };
