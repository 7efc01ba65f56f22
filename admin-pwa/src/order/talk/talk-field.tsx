import { type ReactNode, useId } from 'react';
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
}

/** The field alone: one line, and as many as what is written in it needs. */
export function SayingField({ id, label, placeholder, saying }: SayingFieldProps) {
  const { talk } = useTexts().order;
  const faultId = useId();
  const { text, fault, change, onKeyDown } = saying;
  return (
    <div className={styles.field}>
      <textarea
        id={id}
        className={styles.input}
        rows={1}
        value={text}
        placeholder={placeholder}
        title={talk.enterSends(isApple ? '⌘' : 'Ctrl')}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={faultId}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={faultId} role="alert" className={`${parts.fault} ${styles.fault}`}>
        {fault}
      </p>
    </div>
  );
}

interface TalkFieldProps extends SayingFieldProps {
  /** The verb's full name; its first word is shown. */
  name: string;
  children: ReactNode;
}

/** A field with its verb beside it. */
export function TalkField({ name, children, ...field }: TalkFieldProps) {
  const { isDisabled, send } = field.saying;
  return (
    <div className={styles.row}>
      <SayingField {...field} />
      <Button
        className={styles.send}
        aria-label={name}
        disabled={isDisabled}
        onClick={() => void send()}
      >
        {children}
      </Button>
    </div>
  );
}
