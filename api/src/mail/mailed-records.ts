import { type MailRules, withMails } from '@yiqiao/contract/commands/server/with-mails';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { createCompletingRecords } from '../engine/completing-records.ts';

/**
 * Records that queue the mails of a change in the same step as the change: the one place where mail meets
 * decisions. Whoever changes records through it need not know that there is mail.
 */
export function createMailedRecords(
  records: RecordStore,
  rules: MailRules,
  clock: () => number,
): RecordStore {
  return createCompletingRecords(records, () => {
    const at = clock();
    return (before, after) => withMails(before, after, rules, at);
  });
}
