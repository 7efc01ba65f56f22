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

/** Of each field, the schema of what a record holds. */
export const recordShape = mapFields(
  requestFieldNames,
  (name) => schemas[fieldOf(name).record],
) as {
  [Name in RequestFieldName]: (typeof schemas)[(typeof requestFields)[Name]['record']];
};

const recordSchema = z.object(recordShape);

/**
 * What a record holds of a request without problems: an optional field that is empty is left out,
 * unless its being empty is an answer.
 */
export function toRecord(request: QuoteRequestFields): z.infer<typeof recordSchema> {
  return z.parse(
    recordSchema,
    Object.fromEntries(
      requestFieldNames
        .filter((name) => request[name] !== '' || isAnswerWhenEmpty(name))
        .map((name) => [name, request[name]]),
    ),
  );
}

function isAnswerWhenEmpty(name: RequestFieldName): boolean {
  return fieldOf(name).whenAbsent !== undefined;
}

/** Whether a record was made from this very request. One from before a field says nothing about it. */
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
