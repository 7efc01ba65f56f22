import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import type { SettlementEntry } from '../offline/outbox/outbox-entry.ts';
import { UndoButton, waitText } from '../outbox-view/queued-change.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';

interface SettleButtonProps {
  quote: QuoteSubmission;
  what: SettlementEntry['what'];
  /** The id of the message or mail. */
  about: string;
  isOffline: boolean;
}

/** Says that a message needs no answer, or that what a mail told has arrived; until it is sent, with Undo. */
export function SettleButton({ quote, what, about, isOffline }: SettleButtonProps) {
  const { settle } = useConsole();
  const { name } = useTexts().order.settlement[what];
  const waiting = useConsoleState(({ outbox }) =>
    outbox.find(
      (entry): entry is SettlementEntry =>
        entry.kind === 'settlement' && entry.quoteId === quote.id && entry.about === about,
    ),
  );
  const waits = useRef<HTMLParagraphElement>(null);
  const isWaiting = waiting !== undefined;
  // The pressed button is gone.
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) waits.current?.focus();
  }, [isWaiting]);
  if (waiting === undefined) {
    return <TextButton onClick={() => void settle(quote, what, about)}>{name}</TextButton>;
  }
  return (
    <p ref={waits} role="status" tabIndex={-1} className={parts.head}>
      <span>
        {name}. {waitText(waiting, isOffline)}
      </span>
      <UndoButton entry={waiting} />
    </p>
  );
}
