import type { MeasuredDocument } from '../measured-document.ts';

/** What the page sends for each file: the file, and where the answers go. */
export interface WorkerRequest {
  readonly file: File;
  readonly port: MessagePort;
}

/** What the measuring worker sends to the page. */
export type WorkerMessage =
  /** Its script has been loaded, and it has the file. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'measured'; readonly measured: MeasuredDocument };
