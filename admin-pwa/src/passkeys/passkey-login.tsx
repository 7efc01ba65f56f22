import { useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './passkey-login.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The other way in, once anybody of the office has a passkey. */
export function PasskeyLogin() {
  const { passkeys: words } = useTexts();
  const { here, isAsking, problem, logIn } = usePasskeyLogin();
  const id = useId();
  if (here === null || !here.isUsed) return null;
  const { obstacle, isOffered } = here;
  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        <Button
          disabled={obstacle !== null || isAsking}
          aria-describedby={id}
          onClick={() => void logIn()}
        >
          {isAsking ? words.using : words.use}
        </Button>
        <span id={id} className={parts.quiet}>
          {obstacle ?? (isOffered && words.alsoInField)}
        </span>
      </div>
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
    </div>
  );
}
