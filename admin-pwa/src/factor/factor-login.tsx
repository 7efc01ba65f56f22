import { useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';
import { AgainLink } from './again-link.tsx';
import { CodeCells } from './code-cells.tsx';
import styles from './login-step.module.css';
import { StepHead } from './step-head.tsx';
import { useCodeLogin } from './use-code-login.ts';

interface FactorLoginProps {
  username: string;
  onRecovery: () => void;
  onAgain: () => void;
}

/** The authenticator's code. */
export function FactorLogin({ username, onRecovery, onAgain }: FactorLoginProps) {
  const { factor } = useTexts();
  const { login: words } = factor;
  const { isBusy, problem, send } = useCodeLogin(username);
  return (
    <>
      <StepHead title={words.title} lead={words.lead} />
      <div className={styles.part}>
        <CodeCells
          label={factor.code}
          hint={isBusy ? words.checking : words.hint}
          problem={problem}
          isBusy={isBusy}
          onCode={(code) => void send(code)}
        />
      </div>
      <div className={styles.ways}>
        <TextButton onClick={onRecovery}>{words.useRecovery}</TextButton>
        <AgainLink onAgain={onAgain} />
      </div>
      <p className={styles.note}>{words.lost}</p>
    </>
  );
}
