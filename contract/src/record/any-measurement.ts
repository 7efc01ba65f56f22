import * as z from 'zod/mini';
import { countsSchema, innerDocumentSchema, measurementSchema } from '../counting/measurement.ts';

/** A console older than the server may meet limits and parts that it cannot name. */
export const anyMeasurementSchema = z.extend(measurementSchema, {
  limit: z.optional(z.string()),
  outside: z.record(z.string(), countsSchema),
  documents: z.optional(
    z.array(
      z.extend(innerDocumentSchema, {
        limit: z.optional(z.string()),
        outside: z.optional(z.record(z.string(), z.int())),
      }),
    ),
  ),
});
