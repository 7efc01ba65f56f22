import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { quoteClock } from '../clocks/quote-clock.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import styles from './hand-over.module.css';
import { HandOverFoot } from './hand-over-foot.tsx';
import { Receivers } from './receivers.tsx';
import { useHolder } from './use-holder.ts';
import { nobody, useReceivers } from './use-receivers.ts';
import { useUnderWord } from './use-under-word.ts';

export interface HandOverProps {
  quote: QuoteSubmission;
  /** Under which it opens; on a phone it is a sheet. */
  word: Element | null;
  onClose: () => void;
}

/** Asks who gets an order, with a line for them. */
export function HandOver({ quote, word, onClose }: HandOverProps) {
  const { assign } = useConsole();
  const { assigning } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useUnderWord(dialog, word);
  const titleId = useId();
  const now = useConsoleState((state) => state.now);
  const holder = useHolder(quote, useQueued(quote.id));
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const ids = useReceivers(text, holder.id);
  const close = () => dialog.current?.close();

  function hand() {
    if (chosen === null) return;
    void assign(quote, chosen === nobody ? null : chosen, note.trim() || undefined);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = chosenBy(event, ids);
    if (key === undefined) return;
    event.preventDefault();
    if (key === 'hand') hand();
    else setChosen(key.id);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {holder.id === null ? assigning.giveTo : assigning.handOver}
        </h2>
        <p className={styles.subject}>
          <HanText>
            {assigning.menu.subject(quote.customerName, quoteClock(quote, now)?.text ?? '')}
          </HanText>
        </p>
      </div>
      <Receivers {...{ ids, text, chosen }} onText={setText} onChoose={setChosen} />
      <HandOverFoot {...{ chosen, note }} onNote={setNote} onHand={hand} onLeave={close} />
    </dialog>
  );
}

function useQueued(quoteId: string) {
  const outbox = useConsoleState((state) => state.outbox);
  return useMemo(() => outbox.filter((entry) => entry.quoteId === quoteId), [outbox, quoteId]);
}

/** Digits choose, except in what is being written; Enter with a modifier hands over. */
function chosenBy(event: KeyboardEvent, ids: readonly string[]) {
  const isModified = event.metaKey || event.ctrlKey;
  if (event.key === 'Enter' && isModified) return 'hand';
  if (isModified || event.altKey || event.target instanceof HTMLTextAreaElement) return undefined;
  const id = /^[1-9]$/.test(event.key) ? ids[Number(event.key) - 1] : undefined;
  return id === undefined ? undefined : { id };
}
