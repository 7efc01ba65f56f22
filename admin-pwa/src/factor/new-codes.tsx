import { useEffect, useRef, useState } from 'react';
import type { CodesOffer } from '../state/people/factor-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface NewCodesProps {
  onDone: () => void;
  onLeave: () => void;
}

/** Other recovery codes for the second factor that there is. */
export function NewCodes({ onDone, onLeave }: NewCodesProps) {
  const { offerCodes } = useConsole();
  const { setUp: words } = useTexts().factor;
  const [offer, setOffer] = useState<CodesOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is shown first.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void offerCodes().then((outcome) => {
      if (outcome.kind === 'told') setOffer(outcome.value);
      else setProblem(outcome.message);
    });
  }, []);
  if (offer !== null) {
    return <RecoveryCodes level="h2" isNew={false} {...{ offer, onDone, onLeave }} />;
  }
  return (
    <>
      <p role="status" className={problem === null ? parts.quiet : parts.fault}>
        {problem ?? words.making}
      </p>
      <div>
        <TextButton onClick={onLeave}>{words.leave}</TextButton>
      </div>
    </>
  );
}
