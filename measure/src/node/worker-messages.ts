import type { Measurement } from '@yiqiao/contract/measurement';

export interface MeasureRequest {
  readonly path: string;
  readonly name?: string;
  readonly maxMs: number;
}

export interface MeasureAnswer {
  readonly report: Measurement;
}
