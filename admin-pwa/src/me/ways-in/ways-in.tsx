import type { OwnWaysIn } from '@yiqiao/contract/record/signed-in';
import { useEffect, useState } from 'react';
import { SignedInList } from '../../signed-in/signed-in-list.tsx';
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

/** Asks at every start, when the connection returns, and after every change. */
function useWaysIn(isOffline: boolean) {
  const { readWaysIn } = useConsole();
  const [ways, setWays] = useState<OwnWaysIn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = () =>
    void readWaysIn().then((outcome) => {
      if (outcome.kind === 'told') setWays(outcome.value);
      setProblem(outcome.kind === 'told' ? null : outcome.message);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that returns is the only other reason.
  useEffect(() => {
    if (!isOffline) read();
  }, [isOffline]);
  return { ways, problem, read };
}
