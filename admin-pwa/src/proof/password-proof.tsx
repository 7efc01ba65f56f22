import type { Proof } from '@yiqiao/contract/http/own-endpoints';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './proof-dialog.module.css';

interface PasswordProofProps {
  onProve: (proof: Proof) => Promise<string | null>;
  /** Whether a code of the second factor goes with it. */
  hasFactor: boolean;
  /** Stands beside the button. */
  children: ReactNode;
}

/** Proves it by the password. */
export function PasswordProof({ onProve, hasFactor, children }: PasswordProofProps) {
  const { proof: words, people } = useTexts();
  const username = useConsoleState((state) => state.username);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsking(true);
    const failure = await onProve({ kind: 'password', password, ...(hasFactor && { code }) });
    setIsAsking(false);
    setProblem(failure);
    if (failure !== null) field.current?.select();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* For password managers, which fill in the password of the account that they find here. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <label className={styles.label} htmlFor={id}>
        {words.password}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type="password"
        autoComplete="current-password"
        maxLength={1024}
        value={password}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setPassword(target.value)}
      />
      {hasFactor && (
        <>
          <label className={styles.label} htmlFor={`${id}-code`}>
            {words.code}
          </label>
          <input
            id={`${id}-code`}
            className={styles.input}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={64}
            value={code}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
      <p id={`${id}-problem`} role="alert" className={parts.fault}>
        {problem ?? (isOffline ? people.unanswered : null)}
      </p>
      <div className={styles.choices}>
        <Button
          type="submit"
          isPrimary
          disabled={isAsking || password === '' || (hasFactor && code.trim() === '')}
        >
          {isAsking ? words.confirming : words.confirm}
        </Button>
        {children}
      </div>
    </form>
  );
}
