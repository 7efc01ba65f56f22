import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ReplyField } from '../../replies/field/reply-field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import styles from './talk-field.module.css';
import type { Saying } from './use-saying.ts';

/** Where the key N puts the cursor. */
export const noteFieldId = 'note-field';
/** Where one writes to the client, in the band or below it. */
export const messageFieldId = 'message-field';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface SayingFieldProps {
  id: string;
  label: string;
  placeholder: string;
  saying: Saying;
  /** Of a text to its client: the office's replies are at hand. */
  quote?: QuoteSubmission;
}

/** The field alone: one line, and as many as what is written in it needs. */
export function SayingField({ id, label, placeholder, saying, quote }: SayingFieldProps) {
  const { talk } = useTexts().order;
  const faultId = useId();
  const { text, fault, change } = saying;
  const control = {
    id,
    className: styles.input,
    rows: 1,
    placeholder,
    title: talk.enterSends(isApple ? '⌘' : 'Ctrl'),
    'aria-label': label,
    'aria-invalid': fault !== null,
    'aria-describedby': faultId,
  };
  return (
    <div className={styles.field}>
      {quote === undefined ? (
        <textarea
          {...control}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={saying.onKeyDown}
        />
      ) : (
        <ReplyField quote={quote} text={text} onText={change}>
          {({ onKeyDown, ...replies }) => (
            <textarea {...control} {...replies} onKeyDown={inTurn(onKeyDown, saying.onKeyDown)} />
          )}
        </ReplyField>
      )}
      <p id={faultId} role="alert" className={`${parts.fault} ${styles.fault}`}>
        {fault}
      </p>
    </div>
  );
}

type OnKey = (event: KeyboardEvent<HTMLTextAreaElement>) => void;

/** The second has what the first has left. */
function inTurn(first: OnKey, second: OnKey): OnKey {
  return (event) => {
    first(event);
    if (!event.defaultPrevented) second(event);
  };
}

interface TalkFieldProps extends SayingFieldProps {
  /** The verb's full name; its first word is shown. */
  name: string;
  children: ReactNode;
}

/** A field with its verb beside it. */
export function TalkField({ name, children, ...field }: TalkFieldProps) {
  const { isDisabled, hasBlank, send } = field.saying;
  return (
    <div className={styles.row}>
      <SayingField {...field} />
      <Button
        className={styles.send}
        aria-label={name}
        disabled={isDisabled}
        aria-disabled={hasBlank || undefined}
        onClick={() => void send()}
      >
        {children}
      </Button>
    </div>
  );
}
