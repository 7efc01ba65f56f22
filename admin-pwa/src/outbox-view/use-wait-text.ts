import { isReady } from '../offline/outbox/job-entry.ts';
import { isBehindChoice } from '../offline/outbox/outbox-delivery.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { reasonText } from './reason-text.ts';

/** Whether it is being sent, for the first time. */
export function useIsBeingSent({ tries, isHeld }: OutboxEntry): boolean {
  const isSending = useConsoleState((state) => state.isSending);
  return isSending && tries === 0 && !isHeld;
}

/** What a change waits for, in a sentence; empty without one. */
export function useWaitText(entry: OutboxEntry | undefined, isOffline: boolean): string {
  const { changes, seat } = useTexts();
  const isBehind = useConsoleState(
    ({ outbox }) => entry !== undefined && isBehindChoice(outbox, entry),
  );
  if (entry === undefined) return '';
  if (isBehind) return changes.afterChoice;
  if (isOffline) return changes.sentOnline;
  if (entry.kind === 'job' && !isReady(entry)) return seat.afterFiles;
  return entry.isHeld ? changes.held(reasonText(entry) ?? '') : changes.sentLater;
}
