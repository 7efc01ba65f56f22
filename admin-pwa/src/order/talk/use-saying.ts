import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type KeyboardEvent, useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useKeptText } from './use-kept-text.ts';

/** A text being written, and its one verb. */
export interface Saying {
  readonly text: string;
  /** Why it was not taken, as a code; `null` if nothing is wrong. */
  readonly fault: string | null;
  readonly isDisabled: boolean;
  change(text: string): void;
  send(): Promise<void>;
  onKeyDown(event: KeyboardEvent): void;
}

/** What stands in it is kept on the device until it is sent. */
export function useSaying(kind: 'message' | 'note', quote: QuoteSubmission): Saying {
  const { take } = useConsole();
  const isDisabled = useConsoleState(({ storage }) => storage === 'outdated');
  const [text, setText] = useKeptText(quote.id, kind);
  const [fault, setFault] = useState<string | null>(null);

  function change(next: string) {
    setText(next);
    setFault(null);
  }

  async function send() {
    const command = kind === 'message' ? 'sendMessage' : 'keepNote';
    const refused = await take(quote, { command, request: { text } });
    if (refused === null) change('');
    else setFault(refused);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isDisabled) return;
    event.preventDefault();
    void send();
  }
  return { text, fault, isDisabled, change, send, onKeyDown };
}
