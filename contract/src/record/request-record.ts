import * as z from 'zod/mini';
import type { QuoteRequestFields } from './quote-request.ts';
import {
  fieldOf,
  mapFields,
  type RequestFieldName,
  requestFieldNames,
  type requestFields,
} from './request-fields.ts';

const schemas = { text: z.string(), 'optional text': z.optional(z.string()) };

/** The record's schema for each field. */
export const recordShape = mapFields(
  requestFieldNames,
  (name) => schemas[fieldOf(name).record],
) as {
  [Name in RequestFieldName]: (typeof schemas)[(typeof requestFields)[Name]['record']];
};

const recordSchema = z.object(recordShape);

/** The record's fields for a valid request. Empty optional fields are left out, unless being empty is an answer. */
export function toRecord(request: QuoteRequestFields): z.infer<typeof recordSchema> {
  return z.parse(
    recordSchema,
    Object.fromEntries(
      requestFieldNames
        .filter((name) => request[name] !== '' || isKeptWhenEmpty(name))
        .map((name) => [name, request[name]]),
    ),
  );
}

/** A record always has its required fields: a request that staff open may have no address. */
function isKeptWhenEmpty(name: RequestFieldName): boolean {
  return fieldOf(name).record === 'text' || isAnswerWhenEmpty(name);
}

function isAnswerWhenEmpty(name: RequestFieldName): boolean {
  return fieldOf(name).whenAbsent !== undefined;
}

/** Whether a record was made from this request. Fields that the record predates are not compared. */
export function isSameRequest(
  request: QuoteRequestFields,
  record: z.infer<typeof recordSchema>,
): boolean {
  return requestFieldNames.every((name) => {
    if (fieldOf(name).isIncidental) return true;
    const stored = record[name];
    if (stored === undefined && isAnswerWhenEmpty(name)) return true;
    return request[name] === (stored ?? '');
  });
}
