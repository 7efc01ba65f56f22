import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type KeyboardEvent, useId, useState } from 'react';
import type { TextEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './talk.module.css';
import { useKeptText } from './use-kept-text.ts';

interface TalkFieldProps {
  kind: TextEntry['kind'];
  quote: QuoteSubmission;
}

/** Where the key N puts the cursor. */
export const noteFieldId = 'note-field';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A field with one verb. What stands in it is kept on the device until it is sent. */
export function TalkField({ kind, quote }: TalkFieldProps) {
  const { say } = useConsole();
  const { talk, faults } = useTexts().order;
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const [text, setText] = useKeptText(quote.id, kind);
  const [fault, setFault] = useState<string | null>(null);
  const faultId = useId();
  const isMessage = kind === 'message';

  function change(next: string) {
    setText(next);
    setFault(null);
  }

  async function send() {
    const refused = await say(kind, quote, text);
    if (refused === null) change('');
    else setFault(refused);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || isOutdated) return;
    event.preventDefault();
    void send();
  }

  return (
    <div className={styles.field}>
      <textarea
        id={isMessage ? undefined : noteFieldId}
        className={styles.input}
        rows={2}
        value={text}
        placeholder={isMessage ? talk.write : talk.writeNote}
        aria-label={isMessage ? talk.write : talk.writeNote}
        aria-invalid={fault !== null}
        aria-describedby={faultId}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={faultId} role="alert" className={parts.fault}>
        {fault !== null && faults(fault)}
      </p>
      <div className={styles.send}>
        <span className={`${parts.quiet} ${styles.keys}`}>
          {isMessage && talk.enterSends(isApple ? '⌘' : 'Ctrl')}
        </span>
        <Button disabled={isOutdated} onClick={() => void send()}>
          {isMessage ? talk.send : talk.keep}
        </Button>
      </div>
    </div>
  );
}
