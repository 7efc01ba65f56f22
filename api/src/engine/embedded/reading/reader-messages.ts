import type { Findings } from '@yiqiao/ports/document-store';

/** Requests to the reading thread. `bytes` is how much of the file has been written. */
export type ReaderRequest =
  | {
      readonly kind: 'follow';
      readonly id: number;
      readonly path: string;
      readonly isText: boolean;
    }
  | { readonly kind: 'reached'; readonly id: number; readonly bytes: number }
  | { readonly kind: 'end'; readonly id: number; readonly bytes: number }
  | { readonly kind: 'abandon'; readonly id: number }
  | { readonly kind: 'hash'; readonly id: number; readonly path: string };

/** Its reply at the end of a document, followed or hashed. */
export type ReaderAnswer =
  | { readonly kind: 'read'; readonly id: number; readonly findings: Findings }
  | {
      readonly kind: 'fault';
      readonly id: number;
      readonly message: string;
      readonly code: string | undefined;
    };
