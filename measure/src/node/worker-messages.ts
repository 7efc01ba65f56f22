import type { Analysis } from '../report/analysis.ts';
import type { Measurement } from '../report/measurement.ts';
import type { DocumentOfRequest } from './document/piece-messages.ts';

export type MeasureRequest = DocumentOfRequest & MeasureOrder;

export interface MeasureOrder {
  readonly name?: string;
  /** Processor time after which the report is "too-slow". */
  readonly maxProcessorMs: number;
  /** Asks for an analysis beside the report: of the main story and these parts. */
  readonly analyzedParts?: readonly string[];
}

/** The processor time by which a reader will look at the clock again; one that misses it hangs. */
export interface CheckNotice {
  readonly nextCheckBy: number | null;
}

export function isCheckNotice(message: object): message is CheckNotice {
  return 'nextCheckBy' in message;
}

export interface MeasureAnswer {
  readonly report: Measurement;
  /** Only where it was asked for, and the document could be read. */
  readonly analysis?: Analysis | null;
}
