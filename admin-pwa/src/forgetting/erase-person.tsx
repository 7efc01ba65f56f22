import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useOfflineReason } from '../ui/use-offline-reason.tsx';
import { LateEraseDialog } from './late-erase-dialog.tsx';
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
  const { dialog } = forgetting;
  const { control, reason, check } = useOfflineReason(isOffline, dialog.offline, styles.problem);

  return (
    <span className={styles.export}>
      <button
        type="button"
        className={`${look === 'button' ? styles.button : `${parts.link} ${styles.link}`} ${styles.erase}`}
        {...control}
        onClick={() => setIsAsking(check())}
      >
        {forgetting.erase}
      </button>
      {reason}
      {isAsking && (
        <LateEraseDialog quote={quote} isOffline={isOffline} onClose={() => setIsAsking(false)} />
      )}
    </span>
  );
}
