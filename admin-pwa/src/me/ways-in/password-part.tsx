import type { OwnWaysIn } from '@yiqiao/contract/record/signed-in';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { dayOf, formatWeekday } from '../../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './ways-in.module.css';

interface PasswordPartProps {
  password: OwnWaysIn['password'];
  isOffline: boolean;
  onChanged: () => void;
}

/** The password: since when it is the one, and another. */
export function PasswordPart({ password, isOffline, onChanged }: PasswordPartProps) {
  const { password: words } = useTexts().me;
  const now = useConsoleState((state) => state.now);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const said =
    password === undefined
      ? words.none
      : words.changed(formatWeekday(dayOf(Date.parse(password.changedAt)), now));
  return (
    <section className={styles.way} aria-label={words.title}>
      <h3 className={styles.heading}>{words.title}</h3>
      <p className={styles.fact}>{said}</p>
      {password?.isSetting === true && <p className={parts.quiet}>{words.onServer}</p>}
      {password?.isSetting === false && !isOpen && (
        <div>
          <button
            ref={opener}
            type="button"
            className={parts.link}
            disabled={isOffline}
            onClick={() => setIsOpen(true)}
          >
            {words.change}
          </button>
        </div>
      )}
      {isOpen && <PasswordForm {...{ isOffline, onChanged }} onClose={close} />}
    </section>
  );
}

interface PasswordFormProps {
  isOffline: boolean;
  onChanged: () => void;
  onClose: () => void;
}

function PasswordForm({ isOffline, onChanged, onClose }: PasswordFormProps) {
  const { changePassword, toaster } = useConsole();
  const { password: words } = useTexts().me;
  const username = useConsoleState((state) => state.username);
  const [typed, setTyped] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsSaving(true);
    const failure = await changePassword(typed);
    setIsSaving(false);
    setProblem(failure);
    if (failure !== null) return field.current?.focus();
    toaster.show({ title: words.done, description: words.doneWhy });
    onChanged();
    onClose();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {/* For password managers, which keep the new one for the account that they find here. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <div className={parts.head}>
        <label className={styles.label} htmlFor={id}>
          {words.new}
        </label>
        <TextButton aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </TextButton>
      </div>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={1024}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`} className={parts.quiet}>
        {words.hint}
      </p>
      <p id={`${id}-problem`} role="alert" className={parts.fault}>
        {problem}
      </p>
      <div className={styles.choices}>
        <Button type="submit" isPrimary disabled={isSaving || isOffline || typed === ''}>
          {isSaving ? words.saving : words.save}
        </Button>
        <TextButton onClick={onClose}>{words.leave}</TextButton>
      </div>
    </form>
  );
}
