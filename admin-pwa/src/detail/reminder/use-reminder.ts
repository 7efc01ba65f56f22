import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useState } from 'react';
import { answeredInBand } from '../../order/answered-in-band.ts';
import { messageFieldId } from '../../order/talk/talk-field.tsx';
import { useConsole } from '../../state/use-console.ts';
import { reminderText } from './reminder-text.ts';

interface Reminder {
  /** How often a reminder was put into the field: the field is read anew then. */
  readonly written: number;
  /** Puts a reminder below what stands in the field; absent where there is nothing to remind of, or no field. */
  readonly remind?: () => void;
}

/** Asks a client for what is open: a message to be read over and sent. */
export function useReminder(quote: QuoteSubmission): Reminder {
  const { readDraft, writeDraft } = useConsole();
  const [written, setWritten] = useState(0);
  // The field that reads it anew is a new element, which is on the page by now.
  useEffect(() => {
    if (written > 0) document.getElementById(messageFieldId)?.focus();
  }, [written]);
  const text = reminderText(quote);
  if (text === '' || quote.status === 'cancelled' || answeredInBand(quote) !== null) {
    return { written };
  }

  async function remind() {
    const { message = '' } = (await readDraft(quote.id)) ?? {};
    if (!message.includes(text)) {
      await writeDraft(quote.id, { message: message === '' ? text : `${message}\n${text}` });
    }
    setWritten(written + 1);
  }
  return { written, remind: () => void remind() };
}
