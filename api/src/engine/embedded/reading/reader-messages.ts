import type { Findings } from '@yiqiao/ports/document-store';

/** What the reading thread is told. `bytes` is how much of the file is written and can be read. */
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

/** What it says at the end of a document, followed or hashed. */
export type ReaderAnswer =
  | { readonly kind: 'read'; readonly id: number; readonly findings: Findings }
  | {
      readonly kind: 'fault';
      readonly id: number;
      readonly message: string;
      readonly code: string | undefined;
    };
