import { useEffect, useId, useRef, useState } from 'react';
import type { CodesOffer } from '../state/people/factor-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { CodesOut } from './codes-out.tsx';
import styles from './factor-set-up.module.css';

interface RecoveryCodesProps {
  level: 'h1' | 'h2';
  /** Whether the factor is new as well; else the codes take the place of earlier ones. */
  isNew: boolean;
  offer: CodesOffer;
  onDone: () => void;
  onLeave: () => void;
}

/** Ten codes, shown once. Whoever says that they can be found without the telephone turns them on. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { level: Heading, isNew, offer, onDone, onLeave } = props;
  const { keepFactor, toaster } = useConsole();
  const { codes: words, setUp } = useTexts().factor;
  const [isKept, setIsKept] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function keep() {
    setIsSaving(true);
    const failure = await keepFactor(offer.id);
    setIsSaving(false);
    setProblem(failure);
    if (failure !== null) return;
    const [title, description] = isNew
      ? [words.done, words.doneWhy]
      : [words.renewed, words.renewedWhy];
    toaster.show({ title, description });
    onDone();
  }

  return (
    <>
      <div className={styles.head}>
        <Heading ref={heading} className={styles.title} tabIndex={-1}>
          {words.title}
        </Heading>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <ol ref={list} className={styles.codes} translate="no">
        {offer.codes.map((code, index) => (
          <li key={code} className={styles.code}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {code}
          </li>
        ))}
      </ol>
      <CodesOut codes={offer.codes} list={list} />
      <div className={styles.band}>
        <label className={styles.kept}>
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => setIsKept(target.checked)}
          />
          {words.kept}
        </label>
        <Button
          isPrimary
          disabled={!isKept || isSaving}
          aria-describedby={isNew ? undefined : id}
          onClick={() => void keep()}
        >
          {keepingWord()}
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className={parts.fault}>
          {problem}
        </p>
      )}
      {!isNew && (
        <p id={id} className={parts.quiet}>
          {words.older}
        </p>
      )}
      <div className={styles.leave}>
        <TextButton onClick={onLeave}>{setUp.leave}</TextButton>
      </div>
    </>
  );

  function keepingWord(): string {
    if (isSaving) return words.saving;
    return isNew ? words.turnOn : words.keep;
  }
}
