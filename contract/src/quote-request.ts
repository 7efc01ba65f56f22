import { isTimeOfDay } from './deadline.ts';
import { cleanEmail, isPossibleEmail } from './email.ts';
import { isBlank } from './plain-text.ts';
import { isTranslationDirection } from './services.ts';
import { maxFieldLength } from './upload-limits.ts';

/** The typed part of a quote request, as it arrives: text that nobody has checked. */
export interface QuoteRequestFields {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly translationDirection: string;
  readonly serviceType: string;
  readonly deliveryTimeline: string;
  readonly deadlineDate: string;
  readonly deadlineTime: string;
  readonly timeZone: string;
}

export interface FieldProblem {
  readonly field: keyof QuoteRequestFields;
  readonly kind: 'missing' | 'invalid';
  /** For people: what is wrong and what to do. */
  readonly message: string;
}

type Check = (fields: QuoteRequestFields) => FieldProblem | null;

const checks: readonly Check[] = [
  requireText('customerName', 'Enter your name.'),
  requireText('customerEmail', 'Enter your email address.'),
  requireText('translationDirection', 'Choose the service you need.'),
  limitLength('customerName', 'The name'),
  limitLength('customerEmail', 'The email address'),
  limitLength('serviceType', 'The service type'),
  limitLength('deliveryTimeline', 'The delivery timeline'),
  ({ customerEmail: email }) =>
    isBlank(email) || isPossibleEmail(cleanEmail(email))
      ? null
      : invalid('customerEmail', 'Enter an email address like name@example.com.'),
  ({ translationDirection: direction }) =>
    isBlank(direction) || isTranslationDirection(direction)
      ? null
      : invalid('translationDirection', 'Choose one of the four services.'),
  ({ deadlineDate }) =>
    deadlineDate === '' || isDate(deadlineDate)
      ? null
      : invalid('deadlineDate', 'Choose a deadline date from the calendar.'),
  ({ deadlineTime }) =>
    deadlineTime === '' || isTimeOfDay(deadlineTime)
      ? null
      : invalid('deadlineTime', 'Enter the time as hour:minute AM/PM.'),
];

/**
 * Everything wrong with the typed fields of a quote request, at most one finding per field, in the
 * order of the form. A text that shows nothing counts as missing. The same answer in the form and on the server.
 */
export function findFieldProblems(fields: QuoteRequestFields): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const check of checks) {
    const problem = check(fields);
    if (problem && !found.has(problem.field)) found.set(problem.field, problem);
  }
  return [...found.values()];
}

/**
 * Whether a deadline is over: a day that has ended everywhere on earth, or, with a time of day known
 * as `dueAt` (milliseconds since the epoch), that moment.
 */
export function isDeadlineOver(deadlineDate: string, now: number, dueAt?: number): boolean {
  const dayAndWestmostZone = (24 + 12) * 3_600_000;
  return (dueAt ?? Date.parse(deadlineDate) + dayAndWestmostZone) < now;
}

function requireText(field: keyof QuoteRequestFields, message: string): Check {
  return (fields) => (isBlank(fields[field]) ? { field, kind: 'missing', message } : null);
}

function limitLength(field: keyof typeof maxFieldLength, subject: string): Check {
  const limit = maxFieldLength[field];
  return (fields) =>
    fields[field].length > limit
      ? invalid(field, `${subject} is longer than ${limit} characters: shorten it.`)
      : null;
}

function invalid(field: keyof QuoteRequestFields, message: string): FieldProblem {
  return { field, kind: 'invalid', message };
}

/** An ISO date-time, or the bare date that a form without JavaScript sends, of a day that exists. */
function isDate(text: string): boolean {
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  return isIso.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10));
}

/** `Date` takes February 30 for March 2. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
