import { useEffect, useRef, useState } from 'react';
import { LateQrCode } from '../qr-code/late-qr-code.tsx';
import type { CodesOffer, FactorOffer } from '../state/people/factor-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { copyText } from '../ui/copy-text.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { CodeCells } from './code-cells.tsx';
import styles from './factor-set-up.module.css';

interface NewSecretProps {
  level: 'h1' | 'h2';
  /** The authenticator has shown that it has the secret. */
  onShown: (offer: CodesOffer) => void;
  onLeave: () => void;
}

/** A secret for an authenticator, as a picture and as letters, and the field for what it shows. */
export function NewSecret({ level: Heading, onShown, onLeave }: NewSecretProps) {
  const { setUp: words } = useTexts().factor;
  const { offer, problem, ask } = useNewSecret();
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.title}>{words.title}</Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      {offer === null ? (
        <p role="status" className={parts.quiet}>
          {problem ?? words.making}{' '}
          {problem !== null && <TextButton onClick={ask}>{words.tryAgain}</TextButton>}
        </p>
      ) : (
        <Offered offer={offer} onShown={onShown} />
      )}
      <div className={styles.leave}>
        <TextButton onClick={onLeave}>{words.leave}</TextButton>
      </div>
    </>
  );
}

/** Asked for once: a second one would end the first. */
function useNewSecret() {
  const { offerFactor } = useConsole();
  const [offer, setOffer] = useState<FactorOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useRef(false);

  async function ask() {
    setProblem(null);
    const outcome = await offerFactor();
    if (outcome.kind === 'told') setOffer(outcome.value);
    else setProblem(outcome.message);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it is shown first.
  useEffect(() => {
    if (!isAsked.current) void ask();
    isAsked.current = true;
  }, []);
  return { offer, problem, ask: () => void ask() };
}

function Offered({ offer, onShown }: { offer: FactorOffer; onShown: (offer: CodesOffer) => void }) {
  const { showOffer } = useConsole();
  const { setUp: words, login } = useTexts().factor;
  const [isPictured, setIsPictured] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function show(code: string) {
    setIsBusy(true);
    setProblem(null);
    const outcome = await showOffer(offer.id, code);
    if (outcome.kind === 'told') return onShown(outcome.value);
    setProblem(outcome.message);
    setIsBusy(false);
  }

  return (
    <div className={styles.offer}>
      {isPictured && (
        <LateQrCode text={offer.uri} name={words.picture} onClose={() => setIsPictured(false)} />
      )}
      <div className={styles.typed}>
        <Secret secret={offer.secret} />
        <CodeCells
          label={words.code}
          hint={isBusy ? login.checking : words.hint}
          problem={problem}
          isBusy={isBusy}
          onCode={(code) => void show(code)}
        />
      </div>
    </div>
  );
}

/** As it is typed into an authenticator that has no camera. */
function Secret({ secret }: { secret: string }) {
  const { setUp: words } = useTexts().factor;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div>
      <p className={parts.head}>
        <strong>{words.secret}</strong>
        <TextButton onClick={() => void copyText(secret).then(setIsCopied)}>
          {isCopied ? words.copied : words.copy}
        </TextButton>
      </p>
      <p className={styles.secret} translate="no">
        {inFours(secret)}
      </p>
    </div>
  );
}

/** In fours, on two lines. */
function inFours(secret: string): string {
  const fours = secret.match(/.{1,4}/g) ?? [];
  const middle = fours.length / 2;
  return [fours.slice(0, middle), fours.slice(middle)].map((line) => line.join(' ')).join('\n');
}
