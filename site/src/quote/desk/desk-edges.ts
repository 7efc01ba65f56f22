import type { Language } from '@yiqiao/contract/text/languages';
import type { RequestDraft } from '../fields/request-draft.ts';
import type { SendOptions } from '../sending/send-options.ts';
import type { SendOutcome } from '../sending/send-quote.ts';
import type { MeasureFile } from './desk-state.ts';

/** The desk's dependencies on the outside world. */
export interface DeskEdges {
  readonly measureFile: MeasureFile;
  readonly sendQuote: (form: FormData, options: SendOptions) => Promise<SendOutcome>;
  readonly draft: RequestDraft;
  readonly createKey: () => string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly getTimeZone: () => string;
  /** The language of the page that is shown. */
  readonly getLanguage: () => Language;
}
