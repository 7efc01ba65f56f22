import type { FieldProblem } from '@yiqiao/contract/record/quote-request';

/** What is wrong with a field; it becomes a sentence where it is shown, in the language of the page. */
export interface FieldFault {
  readonly kind: FieldProblem['kind'] | 'day-over' | 'time-over' | 'unfinished';
  /** The contract's or the server's own words, in English. */
  readonly message?: string;
}
