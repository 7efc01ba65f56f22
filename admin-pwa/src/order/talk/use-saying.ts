import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type KeyboardEvent, useRef, useState } from 'react';
import { hasOpenBlank } from '../../replies/blanks.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { isSendKey } from '../../ui/screen/send-key.ts';
import { useOnePress } from '../../ui/use-one-press.ts';
import { useKeptText } from './use-kept-text.ts';

/** A text being written, and its one verb. */
export interface Saying {
  readonly text: string;
  /** Why it was not taken, in words; `null` if nothing is wrong. */
  readonly fault: string | null;
  readonly isDisabled: boolean;
  /** Whether a blank of a reply is still to be filled in. */
  readonly hasBlank: boolean;
  change(text: string): void;
  send(): Promise<void>;
  onKeyDown(event: KeyboardEvent): void;
}

interface SayingNeeds {
  /** Of the submission, or the job. */
  readonly id: string;
  readonly part: 'message' | 'note';
  /** @returns why it is not taken, as a code; `null` if it is. */
  readonly give: (text: string) => Promise<string | null>;
  readonly faults: (code: string) => string;
}

/** Within this time a press on the field that was just emptied belongs to the one that sent it. */
const doubleClickMs = 500;

/** What stands in it is kept on the device until it is sent. */
export function useSaying({ id, part, give, faults }: SayingNeeds): Saying {
  const isDisabled = useConsoleState(({ storage }) => storage === 'outdated');
  const [text, setText] = useKeptText(id, part);
  const [fault, setFault] = useState<string | null>(null);

  function change(next: string) {
    setText(next);
    setFault(null);
  }

  const hasBlank = hasOpenBlank(text);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const send = useOnePress(async () => {
    const isSecondHalf = text === '' && performance.now() - sentAt.current < doubleClickMs;
    if (isSecondHalf) return;
    const refused = hasBlank ? 'blank-empty' : await give(text);
    if (refused !== null) return setFault(refused);
    sentAt.current = performance.now();
    change('');
  });

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event) || isDisabled) return;
    event.preventDefault();
    void send();
  }
  return { text, fault: fault && faults(fault), isDisabled, hasBlank, change, send, onKeyDown };
}

/** A message to the client, or a note of the office. */
export function useOrderSaying(kind: 'message' | 'note', quote: QuoteSubmission): Saying {
  const { take } = useConsole();
  const { faults } = useTexts().order;
  const command = kind === 'message' ? 'sendMessage' : 'keepNote';
  const give = (text: string) => take(quote, { command, request: { text } });
  return useSaying({ id: quote.id, part: kind, give, faults });
}
