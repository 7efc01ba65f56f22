import { decideAcceptance } from '@yiqiao/contract/commands/client/accept-offer';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import { changedAt, type FakeState } from './fake-desk.ts';

/** The client accepts the latest offer. */
export function acceptAsClient(office: FakeState, id: string): void {
  office.quotes = office.quotes.map((quote) => {
    if (quote.id !== id) return quote;
    const acceptance = { version: quote.offers?.at(-1)?.version ?? 0, name: 'Chen Siyuan' };
    return decideAcceptance(quote, acceptance, { at: changedAt, rules: keepAll }).quote;
  });
}
