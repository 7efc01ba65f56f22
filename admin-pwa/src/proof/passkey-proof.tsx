import type { Proof } from '@yiqiao/contract/http/own-endpoints';
import { useState } from 'react';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './proof-dialog.module.css';

/** Proves it by a passkey. */
export function PasskeyProof({ onProve }: { onProve: (proof: Proof) => Promise<string | null> }) {
  const { signProof } = useConsole();
  const { passkeys: words } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function prove() {
    setIsAsking(true);
    setProblem(null);
    const signed = await signProof();
    if (signed.kind === 'failed') setProblem(signed.message);
    if (signed.kind === 'done') {
      setProblem(await onProve({ kind: 'passkey', passkey: signed.value }));
    }
    setIsAsking(false);
  }

  return (
    <div className={styles.passkey}>
      <Button disabled={isAsking} onClick={() => void prove()}>
        {isAsking ? words.using : words.useYours}
      </Button>
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
    </div>
  );
}
