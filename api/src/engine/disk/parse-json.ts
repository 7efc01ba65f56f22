import * as z from 'zod/mini';

/** @returns `null` for nothing, and for what is no JSON of that shape: cut off, damaged or of others. */
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
