import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import type { LinkOutcome } from '../../state/order/link-actions.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { correctionOf, correctionsElsewhere } from './correction.ts';

export interface ContactDialogProps {
  quote: QuoteSubmission;
  /** The same with the corrections that wait for the server. */
  known: QuoteSubmission;
  isOffline: boolean;
  onClose: () => void;
}

export interface NewLink {
  readonly quote: QuoteSubmission;
  readonly outcome: LinkOutcome;
}

/** What is typed and chosen, and its sending. */
export function useCorrecting({ quote, known, isOffline, onClose }: ContactDialogProps) {
  const { take, renewLink } = useConsole();
  const { contact, faults: faultText } = useTexts().order;
  const quotes = useConsoleState(({ list }) => list.quotes);
  const { customerName, customerEmail } = known;
  const [typed, setTyped] = useState({ customerName, customerEmail });
  const [isElsewhere, setIsElsewhere] = useState(true);
  const [isRenewed, setIsRenewed] = useState(false);
  const [faults, setFaults] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [links, setLinks] = useState<readonly NewLink[] | null>(null);
  const correction = correctionOf(known, typed);
  const others = correctionsElsewhere(quotes, known, correction);

  /** @returns the submissions that are corrected; `null` if something is wrong. */
  async function correct(): Promise<readonly QuoteSubmission[] | null> {
    const isNothing = Object.keys(correction).length === 0;
    const fault = isNothing
      ? 'contact-unchanged'
      : await take(quote, { command: 'correctContact', request: correction });
    setFaults(fault);
    const isOfField = fault === 'name-invalid' || fault === 'email-invalid';
    if (fault !== null && !isOfField) setRefusal(faultText(fault));
    if (fault !== null) return null;
    const also = isElsewhere ? others : [];
    for (const other of also) {
      await take(other.quote, { command: 'correctContact', request: other.request });
    }
    return [quote, ...also.map((other) => other.quote)];
  }

  async function send() {
    if (isRenewed && isOffline) return setRefusal(contact.endsOffline);
    setIsSending(true);
    const corrected = await correct();
    if (corrected !== null && isRenewed) {
      const made: NewLink[] = [];
      for (const one of corrected) made.push({ quote: one, outcome: await renewLink(one) });
      setLinks(made);
    }
    setIsSending(false);
    if (corrected !== null && !isRenewed) onClose();
  }

  function type(parts: Partial<typeof typed>) {
    setTyped({ ...typed, ...parts });
    setFaults(null);
    setRefusal(null);
  }

  const chosen = { isElsewhere, setIsElsewhere, isRenewed, setIsRenewed };
  return { typed, type, others, ...chosen, faults, refusal, isSending, links, send };
}
