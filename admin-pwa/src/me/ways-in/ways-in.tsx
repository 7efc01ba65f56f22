import { SignedInList } from '../../signed-in/signed-in-list.tsx';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { FactorPart } from './factor-part.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { PasswordPart } from './password-part.tsx';
import styles from './ways-in.module.css';

interface WaysInProps {
  onSetUpFactor: () => void;
  onNewCodes: () => void;
}

/** How one comes in, each way a part of its own, and on which devices one has. */
export function WaysIn({ onSetUpFactor, onNewCodes }: WaysInProps) {
  const { me: words } = useTexts();
  const name = useConsoleState((state) => state.person?.name ?? state.username);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const { ways, problem, read } = useWaysIn(isOffline);
  return (
    <>
      <p role="status" className={`${parts.quiet} ${styles.status}`}>
        {isOffline ? words.offline : ways === null && problem === null && words.looking}
      </p>
      {problem !== null && !isOffline && (
        <div role="alert" className={parts.fault}>
          {problem} <TextButton onClick={read}>{words.tryAgain}</TextButton>
        </div>
      )}
      {ways !== null && (
        <PasskeyPart passkeys={ways.passkeys} isOffline={isOffline} onChanged={read} />
      )}
      {ways !== null && (
        <div className={styles.ways}>
          <PasswordPart password={ways.password} isOffline={isOffline} onChanged={read} />
          <FactorPart
            {...{ ways, isOffline, onNewCodes }}
            onSetUp={onSetUpFactor}
            onChanged={read}
          />
        </div>
      )}
      <SignedInList
        // After a change of a way in, other sessions have ended.
        key={`${ways?.password?.changedAt} ${ways?.secondFactor?.addedAt}`}
        personId={null}
        name={name}
        isOffline={isOffline}
      />
    </>
  );
}

/** Asks after every change as well. */
function useWaysIn(isOffline: boolean) {
  const { readWaysIn } = useConsole();
  const { value: ways, problem, read } = useAnswer(readWaysIn, isOffline);
  return { ways, problem, read: () => void read() };
}
