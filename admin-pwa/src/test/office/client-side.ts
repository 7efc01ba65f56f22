import { decideAcceptance } from '@yiqiao/contract/commands/client/accept-offer';
import { decideConfirmation } from '@yiqiao/contract/commands/client/confirm-delivery';
import { decideRevision } from '@yiqiao/contract/commands/client/request-revision';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { changedAt, type FakeState } from './fake-desk.ts';

type Take = (quote: QuoteSubmission) => Decision<QuoteSubmission, string>;

function takeAsClient(office: FakeState, id: string, take: Take): void {
  office.quotes = office.quotes.map((quote) => (quote.id === id ? take(quote).quote : quote));
}

/** The client accepts the latest offer. */
export function acceptAsClient(office: FakeState, id: string): void {
  takeAsClient(office, id, (quote) => {
    const version = quote.offers?.at(-1)?.version ?? 0;
    return decideAcceptance(
      quote,
      { version, name: 'Chen Siyuan' },
      { at: changedAt, rules: keepAll },
    );
  });
}

/** The client asks for a change of the latest delivery. */
export function reviseAsClient(office: FakeState, id: string, text: string): void {
  takeAsClient(office, id, (quote) => {
    const number = quote.deliveries?.at(-1)?.number ?? 0;
    return decideRevision(
      quote,
      { number, text, changeId: `revision-${number}` },
      { at: changedAt, rules: keepAll },
    );
  });
}

/** The client confirms the latest delivery. */
export function confirmAsClient(office: FakeState, id: string): void {
  takeAsClient(office, id, (quote) => {
    const number = quote.deliveries?.at(-1)?.number ?? 0;
    return decideConfirmation(quote, { number }, { at: changedAt, rules: keepAll });
  });
}
