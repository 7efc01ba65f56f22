import type { MeasuredDocument } from '../measure-document.ts';

/** What the measuring worker tells the page. It answers one file and is then terminated. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'measured'; readonly measured: MeasuredDocument };
