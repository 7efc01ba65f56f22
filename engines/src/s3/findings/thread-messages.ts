import type { Findings } from '@yiqiao/ports/document-store';

interface Question {
  readonly document: number;
  readonly question: number;
  /** Bytes of the document before this part. */
  readonly at: number;
}

/** Requests to the thread. A part's memory is returned with its answer. */
export type ThreadRequest =
  | (Question & {
      readonly kind: 'part';
      readonly memory: ArrayBuffer;
      readonly length: number;
      readonly isText: boolean;
    })
  | (Question & { readonly kind: 'end' })
  | { readonly kind: 'abandon'; readonly document: number };

export type ThreadAnswer =
  | {
      readonly kind: 'part';
      readonly question: number;
      readonly memory: ArrayBuffer;
      readonly sha256: string;
    }
  | { readonly kind: 'whole'; readonly question: number; readonly findings: Findings }
  /** The thread has not seen the earlier parts. */
  | { readonly kind: 'lost'; readonly question: number };
