import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type KeyboardEvent, useState } from 'react';
import type { Aside } from '../../offline/outbox/outbox-entry.ts';
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
  const command = kind === 'message' ? 'sendMessage' : 'keepNote';
  const asAside = (text: string): Aside => ({ command, request: { text } });
  return useSayingAs(asAside, quote, { draftId: quote.id, part: kind });
}

interface KeptAs {
  /** The submission, or a job of it. */
  readonly draftId: string;
  readonly part: 'message' | 'note';
}

/** The same of any command that says something. */
export function useSayingAs(
  asAside: (text: string) => Aside,
  quote: QuoteSubmission,
  { draftId, part }: KeptAs,
): Saying {
  const { take } = useConsole();
  const isDisabled = useConsoleState(({ storage }) => storage === 'outdated');
  const [text, setText] = useKeptText(draftId, part);
  const [fault, setFault] = useState<string | null>(null);

  function change(next: string) {
    setText(next);
    setFault(null);
  }

  async function send() {
    const refused = await take(quote, asAside(text));
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
