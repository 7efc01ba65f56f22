import type { FactorStep } from '@yiqiao/contract/record/factor-demand';
import { useState } from 'react';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { useTexts } from '../texts/texts.ts';
import { AgainLink } from './again-link.tsx';
import { FactorLogin } from './factor-login.tsx';
import { FactorRequired } from './factor-required.tsx';
import styles from './login-step.module.css';
import { RecoveryLogin } from './recovery-login.tsx';
import { StepHead } from './step-head.tsx';

export interface LoginStepProps {
  step: FactorStep;
  /** As it was typed. */
  username: string;
  /** Back to user name and password. */
  onClose: () => void;
}

/** What follows a right password before anybody is in. */
export function LoginStep({ step, username, onClose }: LoginStepProps) {
  const { factor: words } = useTexts();
  const [isRecovery, setIsRecovery] = useState(false);
  switch (step) {
    case 'factor':
      return isRecovery ? (
        <RecoveryLogin username={username} onDigits={() => setIsRecovery(false)} />
      ) : (
        <FactorLogin username={username} onRecovery={() => setIsRecovery(true)} onAgain={onClose} />
      );
    case 'passkey':
      return (
        <>
          <StepHead title={words.passkey.title} lead={words.passkey.lead} />
          <PasskeyLogin />
          <div className={styles.ways}>
            <AgainLink onAgain={onClose} />
          </div>
        </>
      );
    case 'set-up':
      return <FactorRequired username={username} onAgain={onClose} />;
  }
}
