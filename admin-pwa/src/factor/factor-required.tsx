import { useState } from 'react';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { AgainLink } from './again-link.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import styles from './login-step.module.css';
import { StepHead } from './step-head.tsx';
import { useAddingPasskey } from './use-adding-passkey.ts';

interface FactorRequiredProps {
  username: string;
  onAgain: () => void;
}

/** Where the office demands more than a password, and this person has nothing more: they set it up, and are in. */
export function FactorRequired({ username, onAgain }: FactorRequiredProps) {
  const { finishLogin, toaster } = useConsole();
  const { factor, passkeys } = useTexts();
  const words = factor.required;
  const [isSettingUp, setIsSettingUp] = useState(false);
  const adding = useAddingPasskey(finish);

  async function finish(): Promise<void> {
    await finishLogin(username);
    const { login } = texts();
    toaster.show({ title: login.success, description: login.loggedIn });
  }

  if (isSettingUp) {
    return (
      <div className={styles.setUp}>
        <FactorSetUp
          level="h1"
          onDone={() => void finish()}
          onLeave={() => setIsSettingUp(false)}
        />
      </div>
    );
  }
  return (
    <>
      <StepHead title={words.title} lead={words.lead} />
      <div className={styles.choices}>
        <Button isPrimary disabled={adding.isAsking} onClick={() => setIsSettingUp(true)}>
          {factor.setUp.title}
        </Button>
        <p className={parts.quiet}>{words.authenticatorWhy}</p>
        {adding.obstacle !== undefined && (
          <>
            <Button
              disabled={adding.obstacle !== null || adding.isAsking}
              onClick={() => void adding.add()}
            >
              {adding.isAsking ? passkeys.using : passkeys.add}
            </Button>
            <p className={parts.quiet}>{adding.obstacle ?? words.passkeyWhy}</p>
          </>
        )}
        <p role="alert" className={parts.fault}>
          {adding.problem}
        </p>
      </div>
      <div className={styles.ways}>
        <AgainLink onAgain={onAgain} />
      </div>
    </>
  );
}
