import type { MeasurementLimit } from './report/measurement.ts';

/** Thrown by a reader that cannot continue; `measureDocument` turns it into an "uncountable" report. */
export class DocumentFault extends Error {
  readonly limit: MeasurementLimit;

  constructor(limit: MeasurementLimit, message: string) {
    super(message);
    this.name = 'DocumentFault';
    this.limit = limit;
  }
}
