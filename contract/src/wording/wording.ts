import type {
  JobProblemCode,
  OrderProblemCode,
  PeopleProblemCode,
  ProblemCode,
  SettingsProblemCode,
} from '../problem/problem.ts';
import type { FieldProblem } from '../record/quote-request.ts';
import type { RequestFieldName } from '../record/request-fields.ts';

/** What can be wrong with a field; `over`: a moment that has passed. */
export type FieldFaultKind = FieldProblem['kind'] | 'over';

/** The API's refusals in a language other than that of its messages. */
export interface Wording {
  /** By the code of a refusal, or by the HTTP status if the code is missing or unknown. */
  readonly problem: (code: string | undefined, status: number) => string;
  /** What is wrong with a field, shown below it: without a full stop. */
  readonly field: (name: RequestFieldName, kind: FieldFaultKind) => string;
}

type DeskProblemCode = Exclude<
  ProblemCode,
  OrderProblemCode | PeopleProblemCode | JobProblemCode | SettingsProblemCode
>;

export type OrderProblems = Readonly<Record<OrderProblemCode, string>>;

export interface WordingTexts {
  readonly byCode: Readonly<Record<DeskProblemCode, string>>;
  /** For a response that cannot be interpreted. */
  readonly unknown: string;
  readonly missing: Readonly<Partial<Record<RequestFieldName, string>>>;
  readonly invalid: Readonly<Partial<Record<RequestFieldName, string>>>;
  readonly tooLong: Readonly<Partial<Record<RequestFieldName, string>>>;
  readonly over: Readonly<Partial<Record<RequestFieldName, string>>>;
  /** For a field that the form does not show. */
  readonly anyField: string;
}

const codesByStatus: Readonly<Record<number, DeskProblemCode>> = {
  400: 'bad-request',
  403: 'forbidden-origin',
  408: 'stalled',
  413: 'file-too-large',
  429: 'too-many-requests',
  500: 'internal',
  502: 'busy',
  503: 'busy',
  504: 'busy',
  507: 'no-room',
};

/**
 * @param orderProblems omitted where orders are not concerned, so that visitors of the order form need not load
 * them.
 */
export function createWording(
  texts: WordingTexts,
  orderProblems: Partial<OrderProblems> = {},
): Wording {
  const { byCode, unknown, missing, invalid, tooLong, over, anyField } = texts;
  const known: Readonly<Record<string, string>> = { ...byCode, ...orderProblems };
  const field = { missing, invalid, 'too-long': tooLong, over };
  return {
    problem(code, status) {
      if (code !== undefined && Object.hasOwn(known, code)) return known[code] ?? unknown;
      const similar = codesByStatus[status];
      return similar === undefined ? unknown : byCode[similar];
    },
    field: (name, kind) => field[kind][name] ?? anyField,
  };
}
