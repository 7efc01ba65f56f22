import { signChanges } from '@yiqiao/contract/commands/server/sign-changes';
import type { Author } from '@yiqiao/contract/record/author';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '@yiqiao/ports/engine';
import type { AnyDecision } from '@yiqiao/ports/record-store';

/**
 * The same office for one call of a person: what they add to records through it has their name, from their session
 * and never from the body. What else follows from a change, such as mails, is nobody's.
 */
export function signFor<Office extends { readonly engine: Pick<Engine, 'records'> }>(
  office: Office,
  person: Author,
): Office {
  const { engine } = office;
  const { records } = engine;
  function signed<D extends AnyDecision>(before: StoredQuote | undefined, decision: D): D {
    if (decision.kind !== 'changed') return decision;
    return { ...decision, quote: signChanges(before, decision.quote, person) };
  }
  return {
    ...office,
    engine: {
      ...engine,
      records: {
        ...records,
        change: (id, decide) => records.change(id, (quote) => signed(quote, decide(quote))),
        add: (key, decide) => records.add(key, (first) => signed(first, decide(first))),
      } satisfies Engine['records'],
    },
  };
}
