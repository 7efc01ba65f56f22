import type { RecognisedDocument } from '../document-reader.ts';
import type { MeasurementLimit } from '../report/measurement.ts';

/** A format that is named, but that a person has to count. */
export function unreadable(format: string, limit: MeasurementLimit): RecognisedDocument {
  return { format, read: async () => ({ uncountable: limit }) };
}
