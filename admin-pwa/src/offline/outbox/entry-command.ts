import { officeCommands as commands } from '@yiqiao/contract/commands/commands';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ChangeEntry } from './outbox-entry.ts';

/** The command that an entry sends: `request` is its body. */
export function commandOf(entry: ChangeEntry) {
  const { changeId } = entry;
  switch (entry.kind) {
    case 'status':
      return { ...commands.setStatus, request: { status: entry.to, changeId } };
    case 'offer':
      return { ...commands.makeOffer, request: { ...entry.offer, changeId } };
    case 'aside':
      return { ...commands[entry.command], request: { ...entry.request, changeId } };
  }
}

/** What the server will make of it, as far as this device knows. Documents are deleted by the server alone. */
export function decideEntry(quote: QuoteSubmission, entry: ChangeEntry) {
  const { decide, request } = commandOf(entry);
  // Each entry's request is paired with its own decision.
  return decide(quote, request as never, { at: entry.queuedAt, rules: keepAll });
}
