import { useState } from 'react';
import type { CodesOffer } from '../state/people/factor-actions.ts';
import { NewSecret } from './new-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface FactorSetUpProps {
  /** Of the headings. */
  level: 'h1' | 'h2';
  /** It is on. */
  onDone: () => void;
  onLeave: () => void;
}

/** An authenticator reads a secret and shows that it has it; ten recovery codes follow; then it is turned on. */
export function FactorSetUp({ level, onDone, onLeave }: FactorSetUpProps) {
  const [offer, setOffer] = useState<CodesOffer | null>(null);
  return offer === null ? (
    <NewSecret level={level} onShown={setOffer} onLeave={onLeave} />
  ) : (
    <RecoveryCodes level={level} isNew offer={offer} onDone={onDone} onLeave={onLeave} />
  );
}
