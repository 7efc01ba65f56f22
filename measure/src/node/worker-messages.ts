import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { Measurement } from '@yiqiao/contract/counting/measurement';

export interface MeasureRequest {
  readonly path: string;
  readonly name?: string;
  /** Processor time after which the report is "too-slow". */
  readonly maxProcessorMs: number;
  /** Asks for an analysis beside the report: of the main story and these parts. */
  readonly analyzedParts?: readonly string[];
}

export interface MeasureAnswer {
  readonly report: Measurement;
  /** Only where it was asked for, and the document could be read. */
  readonly analysis?: Analysis | null;
}
