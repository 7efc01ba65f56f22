import { isBlank, toPlainLine } from '../text/plain-text.ts';
import { fieldOf, mapFields, type RequestFieldName, requestFieldNames } from './request-fields.ts';

/** The fields of a quote request: a text each, empty where nothing was given. */
export type QuoteRequestFields = Readonly<Record<RequestFieldName, string>>;

export interface FieldProblem {
  readonly field: RequestFieldName;
  readonly kind: 'missing' | 'too-long' | 'invalid';
  /** For people: what is wrong and what to do. */
  readonly message: string;
}

/**
 * Everything wrong with the fields of a quote request, at most one problem per field, in form order. A blank text
 * counts as missing. Form and server give the same answer.
 */
export function findFieldProblems(fields: Partial<QuoteRequestFields>): FieldProblem[] {
  return requestFieldNames.flatMap((name) => findProblem(name, fields[name] ?? '') ?? []);
}

function findProblem(name: RequestFieldName, given: string): FieldProblem | null {
  const { missing, maxLength, subject, check } = fieldOf(name);
  if (missing !== undefined && isBlank(given)) {
    return { field: name, kind: 'missing', message: missing };
  }
  const text = cleanText(name, given);
  if (text === '') return null;
  if (text.length > maxLength) {
    const message = `${subject} is longer than ${maxLength} characters: shorten it.`;
    return { field: name, kind: 'too-long', message };
  }
  if (check === undefined || check.isPossible(text)) return null;
  return { field: name, kind: 'invalid', message: check.message };
}

/** The fields as they are checked and stored. `given` may lack any of them. */
export function cleanQuoteRequest(given: ReadonlyMap<string, string>): QuoteRequestFields {
  return mapFields(requestFieldNames, (name) => {
    const { otherwise = '', whenAbsent } = fieldOf(name);
    const sent = given.get(name) ?? whenAbsent ?? '';
    return cleanText(name, toPlainLine(sent)) || otherwise;
  });
}

function cleanText(name: RequestFieldName, given: string): string {
  return fieldOf(name).clean?.(given) ?? given;
}

/**
 * Whether a deadline has passed: the day has ended everywhere on earth, or, where a time of day is known, `dueAt`
 * (milliseconds since the epoch) has passed.
 */
export function isDeadlineOver(deadline: string, now: number, dueAt?: number): boolean {
  const dayAndWestmostZoneMs = (24 + 12) * 3_600_000;
  return (dueAt ?? Date.parse(deadline) + dayAndWestmostZoneMs) < now;
}
