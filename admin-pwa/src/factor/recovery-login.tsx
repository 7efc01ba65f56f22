import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './login-step.module.css';
import { StepHead } from './step-head.tsx';
import { useCodeLogin } from './use-code-login.ts';

interface RecoveryLoginProps {
  username: string;
  onDigits: () => void;
}

/** A recovery code in the place of the authenticator's. */
export function RecoveryLogin({ username, onDigits }: RecoveryLoginProps) {
  const { factor } = useTexts();
  const { login: words } = factor;
  const { isBusy, problem, send } = useCodeLogin(username);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (problem !== null) field.current?.select();
  }, [problem]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <>
      <StepHead title={words.recoveryTitle} lead={words.recoveryLead} />
      <form className={styles.part} noValidate onSubmit={submit}>
        <label className={styles.label} htmlFor={id}>
          {factor.code}
        </label>
        <input
          ref={field}
          id={id}
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setCode(target.value)}
        />
        <p id={`${id}-problem`} role="alert" className={parts.fault}>
          {problem}
        </p>
        <Button
          type="submit"
          isPrimary
          className={styles.submit}
          disabled={isBusy || code.trim() === ''}
        >
          {isBusy ? words.checking : words.submit}
        </Button>
      </form>
      <div className={styles.ways}>
        <TextButton onClick={onDigits}>{words.toDigits}</TextButton>
      </div>
      <p className={styles.note}>{words.wait}</p>
    </>
  );
}
