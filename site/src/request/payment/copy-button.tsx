import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useRequestTexts } from '../request-texts.ts';
import styles from './payment.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** Where the text is shown; it is selected if the clipboard cannot be reached. */
  readonly shown: RefObject<HTMLElement | null>;
}

type Outcome = 'copied' | 'not-copied';

function useCopy({ text, shown }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSelected = outcome === 'not-copied';
  useEffect(() => {
    if (isSelected && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }, [isSelected, shown]);
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'not-copied');
  return { outcome, copy: () => void copy() };
}

/** Copies one line. */
export function CopyLine({ name, ...props }: CopyButtonProps & { readonly name: string }) {
  const { payment } = useRequestTexts();
  const { outcome, copy } = useCopy(props);
  const { copy: texts } = payment;
  return (
    <span className={styles.copying}>
      <button
        type="button"
        className={styles.copy}
        aria-label={texts.line(name)}
        onClick={copy}
        data-copied={outcome === 'copied' ? '' : undefined}
      >
        {texts.button}
      </button>
      <CopyOutcome outcome={outcome} />
    </span>
  );
}

/** Copies all lines: the one button of those who cannot pay by card. */
export function CopyAll({
  isPrimary,
  ...props
}: CopyButtonProps & { readonly isPrimary: boolean }) {
  const { payment } = useRequestTexts();
  const { outcome, copy } = useCopy(props);
  return (
    <p className={styles.copyAll}>
      {isPrimary ? (
        <Button size="large" onClick={copy}>
          {payment.bank.copyAll}
        </Button>
      ) : (
        <button type="button" className={styles.copy} onClick={copy}>
          {payment.bank.copyAll}
        </button>
      )}{' '}
      <CopyOutcome outcome={outcome} />
    </p>
  );
}

function CopyOutcome({ outcome }: { readonly outcome: Outcome | null }) {
  const { copy: texts } = useRequestTexts().payment;
  return (
    <span role="status" className={styles.copied}>
      {outcome === 'copied' && texts.copied}
      {outcome === 'not-copied' && texts.notCopied}
    </span>
  );
}
