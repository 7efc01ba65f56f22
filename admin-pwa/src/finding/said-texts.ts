import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** Where something was written about a submission. */
export type SaidPlace = 'message' | 'note' | 'quote' | 'delivery' | 'change' | 'job';

export interface Said {
  readonly place: SaidPlace;
  readonly text: string;
}

/** Everything that was written about a submission, in no order of time. */
export function saidIn(quote: QuoteSubmission): readonly Said[] {
  const { messages = [], notes = [], offers = [], refusals = [], deliveries = [] } = quote;
  const { jobs = [] } = quote;
  const said: Said[] = [];
  const add = (place: SaidPlace, ...texts: readonly (string | undefined)[]) => {
    for (const text of texts) if (text) said.push({ place, text });
  };
  for (const { text } of messages) add('message', text);
  for (const { text } of notes) add('note', text);
  for (const { note, reason } of offers) add('quote', note, reason);
  for (const { reason } of refusals) add('quote', reason);
  for (const { note, revision } of deliveries) {
    add('delivery', note);
    add('change', revision?.text);
  }
  for (const { note, steps, messages: toOffice } of jobs) {
    add('job', note, ...steps.map((step) => step.note), ...toOffice.map(({ text }) => text));
  }
  return said;
}
