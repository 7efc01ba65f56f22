import {
  cleanInclude,
  defaultInclude,
  isPossibleInclude,
  offeredParts,
} from '../counting/counted-in.ts';
import {
  defaultDeliveryTimeline,
  defaultServiceType,
  isTranslationDirection,
  translationDirections,
} from '../money/services.ts';
import { isDateOrMoment, isTimeOfDay } from '../text/deadline.ts';
import { cleanEmail, isPossibleEmail, maxEmailLength } from '../text/email.ts';
import { isLanguage } from '../text/languages.ts';
import { isTimeZone } from '../text/time-zone.ts';

/** Everything about a field of the quote request. */
interface RequestField {
  /** Who fills it in: the visitor in the form, the visitor in the count or the price estimate, or the browser. */
  readonly from: 'form' | 'count' | 'estimate' | 'browser';
  /** Schema of the field in a submission's record. */
  readonly record: 'text' | 'optional text';
  /** Whether the client's page has it, which anybody with the link can read. */
  readonly isOnPage: boolean;
  /** Longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** Message for a text that is too long. */
  readonly subject: string;
  /** Message for a missing or blank value; a field without it may be empty. */
  readonly missing?: string;
  /** Stored when nothing was given. */
  readonly otherwise?: string;
  /** Stored when the field was not sent. With it, an empty text is an answer and stored as one. */
  readonly whenAbsent?: string;
  /** Whether requests that differ only in this field count as the same. */
  readonly isIncidental?: boolean;
  /** The only values it accepts. */
  readonly choices?: readonly string[];
  /** Normalizes a value before it is checked and stored. */
  readonly clean?: (text: string) => string;
  /** Check of a value, and the message for one that fails. */
  readonly check?: { readonly isPossible: (text: string) => boolean; readonly message: string };
}

/** The fields of the quote request, in the order of the form. Form, server and record follow this table. */
export const requestFields = {
  customerName: {
    from: 'form',
    record: 'text',
    isOnPage: true,
    maxLength: 200,
    subject: 'The name',
    missing: 'Enter your name.',
  },
  customerEmail: {
    from: 'form',
    record: 'text',
    isOnPage: false,
    maxLength: maxEmailLength,
    subject: 'The email address',
    missing: 'Enter your email address.',
    clean: cleanEmail,
    check: {
      isPossible: isPossibleEmail,
      message: 'Enter an email address like name@example.com.',
    },
  },
  translationDirection: {
    from: 'form',
    record: 'text',
    isOnPage: true,
    maxLength: 100,
    subject: 'The service',
    missing: 'Choose the service you need.',
    choices: translationDirections,
    check: { isPossible: isTranslationDirection, message: 'Choose one of the four services.' },
  },
  serviceType: {
    from: 'estimate',
    record: 'text',
    isOnPage: true,
    maxLength: 100,
    subject: 'The service type',
    otherwise: defaultServiceType,
  },
  deliveryTimeline: {
    from: 'estimate',
    record: 'text',
    isOnPage: true,
    maxLength: 100,
    subject: 'The delivery timeline',
    otherwise: defaultDeliveryTimeline,
  },
  /**
   * Parts counted beside the main text: names, separated by commas. Empty: none. Records that predate the field
   * lack it.
   */
  include: {
    from: 'count',
    record: 'optional text',
    isOnPage: true,
    maxLength: 200,
    subject: 'The list of parts to include',
    whenAbsent: defaultInclude,
    clean: cleanInclude,
    check: {
      isPossible: isPossibleInclude,
      message: `The field include takes these names, separated by commas: ${offeredParts.join(', ')}.`,
    },
  },
  /** The moment at which the deadline runs out, an ISO date-time; from a page without scripts the bare day. */
  deadlineDate: {
    from: 'form',
    record: 'optional text',
    isOnPage: true,
    maxLength: 40,
    subject: 'The deadline date',
    check: { isPossible: isDateOrMoment, message: 'Choose a deadline date from the calendar.' },
  },
  /** A time of day in the visitor's own zone. */
  deadlineTime: {
    from: 'form',
    record: 'optional text',
    isOnPage: true,
    maxLength: 20,
    subject: 'The time',
    check: { isPossible: isTimeOfDay, message: 'Enter the time as hour:minute AM/PM.' },
  },
  /** The visitor's IANA time zone; unknown zones are ignored, not rejected. */
  timeZone: {
    from: 'browser',
    record: 'optional text',
    isOnPage: true,
    maxLength: 64,
    subject: 'The time zone',
    clean: (zone) => (isTimeZone(zone) ? zone : ''),
  },
  /**
   * Language of the page on which the request was made, and of all replies. A retry in another language is still
   * the same request.
   */
  language: {
    from: 'browser',
    record: 'optional text',
    isOnPage: true,
    maxLength: 16,
    subject: 'The language',
    isIncidental: true,
    clean: (language) => (isLanguage(language) ? language : ''),
  },
} as const satisfies Record<string, RequestField>;

type Fields = typeof requestFields;
export type RequestFieldName = keyof Fields;
/** The fields for which the form has a control. */
export type FormFieldName = {
  [Name in RequestFieldName]: Fields[Name]['from'] extends 'form' ? Name : never;
}[RequestFieldName];

/** The fields that the client's page has. */
export type PageFieldName = {
  [Name in RequestFieldName]: Fields[Name]['isOnPage'] extends true ? Name : never;
}[RequestFieldName];

export const requestFieldNames = Object.keys(requestFields) as RequestFieldName[];
export const formFieldNames = requestFieldNames.filter(isFormFieldName);

export const pageFieldNames = requestFieldNames.filter(isPageFieldName);

function isPageFieldName(name: RequestFieldName): name is PageFieldName {
  return fieldOf(name).isOnPage;
}

export function isFormFieldName(name: string | undefined): name is FormFieldName {
  return requestFieldNames.some((known) => known === name && fieldOf(known).from === 'form');
}

/** The same field with defaults for what may be left out. */
export function fieldOf(name: RequestFieldName): RequestField {
  return requestFields[name];
}

/** Maps the table field by field, keeping the names. */
export function mapFields<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Record<Name, Made> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}
