import type { KeptUpload } from './kept/kept.ts';
import type { SendProgress } from './send-progress.ts';

export interface SendFormOptions {
  /** Of the request with the form. With an idempotency key, as that request may be repeated. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels; what the server has of the document by then is deleted. */
  readonly signal: AbortSignal;
  onProgress(progress: SendProgress): void;
  /** Called once, before the first byte, and only when the document goes in pieces. */
  onControls?(controls: SendControls): void;
  /** Remembered on this device, so that it can go on after a reload; see `findKept`. Absent: not remembered. */
  readonly keep?: { readonly purpose: string };
  /** The upload of before a reload with which to go on. `compareWithKept` has called the document the same. */
  readonly goOnWith?: KeptUpload;
}

export interface SendControls {
  pause(): void;
  /** Ends a pause by hand; while waiting for the line, tries at once. */
  goOn(): void;
}
