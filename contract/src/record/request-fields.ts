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

/** All there is to know about a field of the quote request. */
interface RequestField {
  /** Who fills it in: the visitor, the visitor in the count or the price estimate, or the browser. */
  readonly from: 'form' | 'count' | 'estimate' | 'browser';
  /** What a submission's record holds of it. */
  readonly record: 'text' | 'optional text';
  /** Whether the client's page has it, which anybody with the link can read. */
  readonly isOnPage: boolean;
  /** Longest text, in UTF-16 code units. */
  readonly maxLength: number;
  /** What a text that is too long is called. */
  readonly subject: string;
  /** Said when nothing was given, or nothing that shows; a field without it may be empty. */
  readonly missing?: string;
  /** Stored when nothing was given. */
  readonly otherwise?: string;
  /** Stored when the field was not sent. With it, an empty text is an answer and stored as one. */
  readonly whenAbsent?: string;
  /** Whether requests that differ in it alone are one and the same. */
  readonly isIncidental?: boolean;
  /** The only texts it takes. */
  readonly choices?: readonly string[];
  /** Brings a given text into the form in which it is checked and stored. */
  readonly clean?: (text: string) => string;
  /** Whether a given text can be meant, and what is said when it cannot. */
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
   * What is counted in beside the main text: names of parts, separated by commas. Empty: nothing.
   * Records from before the field have none.
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
  /** The visitor's IANA time zone; one that nobody knows is no reason to turn a visitor away. */
  timeZone: {
    from: 'browser',
    record: 'optional text',
    isOnPage: true,
    maxLength: 64,
    subject: 'The time zone',
    clean: (zone) => (isTimeZone(zone) ? zone : ''),
  },
  /**
   * The language of the page that the request was made on, in which its visitor is answered. One who has
   * switched it before sending again still means the same request.
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

/** The same field with what it may leave out. */
export function fieldOf(name: RequestFieldName): RequestField {
  return requestFields[name];
}

/** Makes one thing of each field, under the field's name. */
export function mapFields<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Record<Name, Made> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}
