import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import { type Aside, isAside, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { asideWords } from '../state/outbox/aside-words.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { UndoButton } from './queued-change.tsx';
import { useWaitText } from './use-wait-text.ts';

interface AsideButtonProps {
  quote: QuoteSubmission;
  aside: Aside;
  isOffline: boolean;
}

/** Takes a command that collides with nothing. Until the server has it, says so and offers Undo. */
export function AsideButton({ quote, aside, isOffline }: AsideButtonProps) {
  const { take } = useConsole();
  // Renders again in another language.
  useTexts();
  const { name } = asideWords(aside);
  const waiting = useConsoleState(({ outbox }) =>
    outbox.find((entry) => entry.quoteId === quote.id && isSame(entry, aside)),
  );
  const waitText = useWaitText(waiting, isOffline);
  const waits = useRef<HTMLParagraphElement>(null);
  const isWaiting = waiting !== undefined;
  // The pressed button is gone.
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) waits.current?.focus();
  }, [isWaiting]);
  if (waiting === undefined) {
    return <TextButton onClick={() => void take(quote, aside)}>{name}</TextButton>;
  }
  return (
    <p ref={waits} role="status" tabIndex={-1} className={parts.head}>
      <span>
        {name}. {waitText}
      </span>
      <UndoButton entry={waiting} />
    </p>
  );
}

function isSame(entry: OutboxEntry, { command, request }: Aside): boolean {
  if (!isAside(entry) || entry.command !== command) return false;
  const queued: Readonly<Record<string, unknown>> = entry.request;
  return Object.entries(request).every(([name, value]) => queued[name] === value);
}
