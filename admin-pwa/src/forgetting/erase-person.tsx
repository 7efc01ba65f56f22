import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useId, useState } from 'react';
import { EraseDialog } from '../late-parts.tsx';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './person.module.css';

interface ErasePersonProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  look: 'button' | 'text';
}

/**
 * Erases a person after a dialog. It never waits for a connection: what cannot be undone must not happen
 * later, unseen.
 */
export function ErasePerson({ quote, isOffline, look }: ErasePersonProps) {
  const { forgetting } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const reasonId = useId();

  function press() {
    setIsTold(isOffline);
    setIsAsking(!isOffline);
  }

  return (
    <span className={styles.export}>
      <button
        type="button"
        className={`${look === 'button' ? styles.button : `${parts.link} ${styles.link}`} ${styles.erase}`}
        aria-disabled={isOffline || undefined}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={press}
      >
        {forgetting.erase}
      </button>
      <span id={reasonId} hidden>
        {forgetting.dialog.offline}
      </span>
      <span role="status" className={`${parts.fault} ${styles.problem}`}>
        {isTold && isOffline && forgetting.dialog.offline}
      </span>
      {isAsking && (
        <EraseDialog quote={quote} isOffline={isOffline} onClose={() => setIsAsking(false)} />
      )}
    </span>
  );
}
