import {
  erasureProof,
  isSamePerson,
  previewErasure,
} from '@yiqiao/contract/commands/server/erasure';
import type { PersonClient } from '@yiqiao/contract/http/person-client';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { emailKey } from '@yiqiao/contract/text/email';
import { type FakeDesk, type FakeState, refusal } from './fake-desk.ts';

/** What a fake office does with everything of one person. */
export function fakePersons(state: FakeState, { meetStaff }: FakeDesk): PersonClient {
  function theirs(id: string): { readonly email: string; readonly quotes: QuoteSubmission[] } {
    const known = state.quotes.find((quote) => quote.id === id);
    if (known === undefined) throw refusal(404, 'not-found', 'Quote not found');
    const quotes = state.quotes.filter((quote) => isSamePerson(quote, known));
    return { email: erasureProof(known), quotes };
  }

  return {
    async preview(id) {
      meetStaff('preview-erasure');
      const { quotes } = theirs(id);
      return previewErasure(quotes.map((quote) => ({ ...quote, fileSha256: '' })));
    },
    async erase(id, email) {
      const outcome = meetStaff('erase');
      const { email: known, quotes } = theirs(id);
      if (emailKey(known) !== emailKey(email)) {
        throw refusal(400, 'email-differs', 'This is another address.');
      }
      state.erased.push(...quotes.map((quote) => quote.id));
      state.quotes = state.quotes.filter((quote) => !quotes.includes(quote));
      if (outcome === 'lose') throw new TypeError('Failed to fetch');
      return 'done';
    },
  };
}
