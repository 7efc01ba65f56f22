import type { Passkey } from '@yiqiao/contract/record/passkey';
import { useEffect, useState } from 'react';
import type { PasskeysHere } from '../../state/people/passkey-actions.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './passkey-part.module.css';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeyPartProps {
  passkeys: readonly Passkey[];
  isOffline: boolean;
  onChanged: () => void;
}

/** One's own passkeys: another one, another name, or one less. */
export function PasskeyPart({ passkeys, isOffline, onChanged }: PasskeyPartProps) {
  const { addPasskey, toaster } = useConsole();
  const { passkeys: words } = useTexts();
  const obstacle = usePasskeysHere(isOffline)?.obstacle ?? null;
  const [isAsking, setIsAsking] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const isBusy = isOffline || isAsking || isAdding;

  async function add() {
    setIsAdding(true);
    setProblem(null);
    const outcome = await addPasskey();
    setIsAdding(false);
    if (outcome.kind === 'failed') setProblem(outcome.message);
    if (outcome.kind !== 'done') return;
    toaster.show({ title: words.added, description: words.addedAs(outcome.value.name) });
    onChanged();
  }

  async function act(change: () => Promise<string | null>): Promise<boolean> {
    setIsAsking(true);
    const failure = await change();
    setIsAsking(false);
    setProblem(failure);
    if (failure === null) onChanged();
    return failure === null;
  }

  return (
    <section aria-label={words.title}>
      <div className={`${parts.head} ${styles.head}`}>
        <h3 className={styles.heading}>{words.title}</h3>
        <TextButton disabled={isBusy || obstacle !== null} onClick={() => void add()}>
          {isAdding ? words.using : words.add}
        </TextButton>
      </div>
      {obstacle !== null && <p className={styles.obstacle}>{obstacle}</p>}
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      {passkeys.length === 0 && obstacle === null && <p className={styles.none}>{words.none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} isDisabled={isBusy} onAct={act} />
        ))}
      </ul>
    </section>
  );
}

function usePasskeysHere(isOffline: boolean): PasskeysHere | null {
  const { findPasskeys } = useConsole();
  const [here, setHere] = useState<PasskeysHere | null>(null);
  useEffect(() => {
    if (!isOffline) void findPasskeys().then(setHere);
  }, [isOffline, findPasskeys]);
  return here;
}
