import { personEndpoints as endpoints } from '@yiqiao/contract/http/person-endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useOfflineReason } from '../ui/use-offline-reason.tsx';
import styles from './person.module.css';

interface ExportPersonProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  look: 'button' | 'text';
  /** A label other than the usual one. */
  children?: string;
}

/** Downloads everything stored about a person as a zip. */
export function ExportPerson({ quote, isOffline, look, children }: ExportPersonProps) {
  const { forgetting } = useTexts();
  const { exportOffline } = forgetting;
  const { control, reason, check } = useOfflineReason(isOffline, exportOffline, styles.problem);
  return (
    <span className={styles.export}>
      <a
        className={look === 'button' ? styles.button : `${parts.link} ${styles.link}`}
        href={endpoints.exportPerson.href({ id: quote.id })}
        target="_blank"
        rel="noreferrer"
        {...control}
        onClick={(event) => {
          if (!check()) event.preventDefault();
        }}
      >
        {children ?? forgetting.export}
      </a>
      {reason}
    </span>
  );
}
