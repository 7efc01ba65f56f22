import * as z from 'zod/mini';

/** @returns `null` for nothing, and for anything that is not JSON of that shape: truncated, damaged or foreign. */
export function parseJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  json: Buffer | string | null,
): z.output<Schema> | null {
  try {
    return json === null ? null : z.parse(schema, JSON.parse(json.toString()));
  } catch {
    return null;
  }
}
