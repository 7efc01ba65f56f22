import { type MailRules, withMails } from '@yiqiao/contract/commands/server/with-mails';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';

/**
 * Records that queue the mails of a change in the same step as the change: the one place where mail meets
 * decisions. Whoever changes records through it need not know that there is mail.
 */
export function createMailedRecords(
  records: RecordStore,
  rules: MailRules,
  clock: () => number,
): RecordStore {
  return {
    ...records,
    change(id, decide) {
      const at = clock();
      return records.change(id, (quote) => addMails(quote, decide(quote), rules, at));
    },
    add(key, decide) {
      const at = clock();
      return records.add(key, (first) => addMails(first, decide(first), rules, at));
    },
  };
}

function addMails<D extends AnyDecision>(
  before: StoredQuote | undefined,
  decision: D,
  rules: MailRules,
  at: number,
): D {
  if (decision.kind !== 'changed') return decision;
  return { ...decision, quote: withMails(before, decision.quote, rules, at) };
}
