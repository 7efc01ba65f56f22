import type { Measurement } from '@yiqiao/contract/measurement';

export interface MeasureRequest {
  readonly path: string;
  readonly name?: string;
  /** Processor time after which the report is "too-slow". */
  readonly maxProcessorMs: number;
}

export interface MeasureAnswer {
  readonly report: Measurement;
}
