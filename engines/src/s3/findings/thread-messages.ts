import type { Findings } from '@yiqiao/ports/document-store';

interface Question {
  readonly document: number;
  readonly question: number;
  /** Bytes of the document that were given before. */
  readonly at: number;
}

/** What the thread is told. The memory of a part comes back with its answer. */
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
  /** The thread has not seen what came before. */
  | { readonly kind: 'lost'; readonly question: number };
