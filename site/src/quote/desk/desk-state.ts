import type { MeasuredDocument } from '@yiqiao/measure/browser';
import {
  emptyRequestFields,
  type FieldFaults,
  type RequestFields,
} from '../fields/request-fields.ts';
import type { OfferedFiles } from '../file/offered-files.ts';
import type { PackageStore } from '../file/package-items.ts';
import type { FileRefusal } from '../file/take-first-file.ts';
import type { SendFailure } from '../sending/send-quote.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import type { KeptDocument } from './kept-document.ts';

/** The ordering desk: one document, one request for it, and their progress. */
export interface DeskState {
  readonly document: SourceDocument | null;
  /** What was on its way before a reload; only while there is no document. */
  readonly kept: KeptDocument | null;
  /** Why the last document was not accepted. */
  readonly refusal: FileRefusal | null;
  readonly fields: RequestFields;
  readonly errors: FieldFaults;
  /** How often the form was submitted while the focus was in the invalid field. */
  readonly repeats: number;
  /** The choices in the open price estimate; `null` while it is closed, when neither is sent. */
  readonly pricing: Pricing | null;
  readonly sending: Sending;
}

export interface SourceDocument {
  readonly file: File;
  /** Identifies this document on the desk, and its first request. */
  readonly idempotencyKey: string;
  /** Identifies the request: sending it again never creates a second one. */
  readonly requestKey: string;
  /** How many files were offered together; only the first is accepted. */
  readonly offeredFiles: number;
  /** All files that were offered together, where they can be sent as one package. */
  readonly offered?: OfferedFiles | undefined;
  /** What `file` was packed from here on the device; absent for a document as it came. */
  readonly package?: PackageOnDesk | undefined;
  /** What of it the server already has. */
  readonly arrivedBytes?: number | undefined;
  /** Whether the visitor had pressed the button before a reload, and it has not been pressed for them since. */
  readonly wasPressed?: boolean;
  /** `null` while a plain text is still being read. */
  readonly estimatedWords: number | null;
  readonly measuring: Measuring;
  /** The parts that are counted besides the main text, as in the request's `include`. */
  readonly include: string;
}

/** Reads a file; stops when the signal aborts, and tells the share that has been read. */
export type MeasureFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<MeasuredDocument>;

export interface PackageOnDesk {
  readonly store: PackageStore;
  /** Reads its documents one by one, those that have not been read. */
  readonly measure: MeasureFile;
}

export type Measuring =
  | { readonly kind: 'under-way'; readonly fraction: number }
  | { readonly kind: 'done'; readonly result: MeasuredDocument; readonly elapsedMs: number }
  /** Measuring itself failed, which says nothing about the document. */
  | { readonly kind: 'unavailable' };

export interface Pricing {
  readonly serviceType: string;
  readonly deliveryTimeline: string;
}

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'under-way'; readonly progress: TransferProgress }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
  /** Stopped by the visitor; if everything had been sent by then, it may have arrived all the same. */
  | { readonly kind: 'cancelled'; readonly mayHaveArrived: boolean }
  /** The office has received it; the desk is not cleared until the visitor has left for the receipt. */
  | { readonly kind: 'received'; readonly progress: TransferProgress };

/** Whether the document is being sent or has just arrived: nothing on the desk may change. */
export function isOnItsWay(
  sending: Sending,
): sending is Extract<Sending, { readonly progress: TransferProgress }> {
  return sending.kind === 'under-way' || sending.kind === 'received';
}

export const emptyDesk: DeskState = {
  document: null,
  kept: null,
  refusal: null,
  fields: emptyRequestFields,
  errors: {},
  repeats: 0,
  pricing: null,
  sending: { kind: 'idle' },
};
