import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { LiveValue } from '../section/live-value.tsx';
import input from '../section/text-input.module.css';
import styles from './chat.module.css';
import { endOf, typedOver } from './chat-draft.ts';
import type { ChatDrafting } from './use-chat-draft.ts';

interface SecretInputProps {
  field: 'hook' | 'secret';
  /** Beside its name while nothing of it is known. */
  hint: string;
  /** What is wrong with what was typed. */
  fault: string;
  drafting: ChatDrafting;
  /** What is to be said of it. */
  children?: ReactNode;
}

/** A field that shows the end of what is live. Whatever is typed or pasted takes its place. */
export function SecretInput({ field, hint, fault, drafting, children }: SecretInputProps) {
  const { chat: words } = useTexts().settings;
  const id = useId();
  const { live, chat, putting, change } = drafting;
  const shown = chat[field];
  const isLive = shown !== '' && shown === live[field];
  const isWrong = putting.wrong === field;
  return (
    <div className={input.cell}>
      <div className={parts.head}>
        <label className={input.label} htmlFor={id}>
          {words.fields[field]}
        </label>
        <span id={`${id}-hint`} className={parts.quiet}>
          {isLive ? words.isSet(endOf(shown)) : hint}
        </span>
      </div>
      <input
        id={id}
        className={`${input.input} ${styles.secret}`}
        lang="en"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-live ${id}-fault`}
        value={shown}
        onFocus={({ target }) => isLive && target.select()}
        onChange={({ target }) => change({ [field]: typedOver(shown, target.value) })}
      />
      <p id={`${id}-live`} className={input.live}>
        {drafting.isChanged(field) && <LiveValue value={live[field] ?? ''} />}
      </p>
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {isWrong && fault}
      </p>
      {children}
    </div>
  );
}
