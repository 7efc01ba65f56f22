import { personEndpoints as endpoints } from '@yiqiao/contract/http/person-endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useId, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
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
  const [isTold, setIsTold] = useState(false);
  const reasonId = useId();

  function press(event: React.MouseEvent) {
    setIsTold(isOffline);
    if (isOffline) event.preventDefault();
  }

  return (
    <span className={styles.export}>
      <a
        className={look === 'button' ? styles.button : `${parts.link} ${styles.link}`}
        href={endpoints.exportPerson.href({ id: quote.id })}
        target="_blank"
        rel="noreferrer"
        aria-disabled={isOffline || undefined}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={press}
      >
        {children ?? forgetting.export}
      </a>
      <span id={reasonId} hidden>
        {forgetting.exportOffline}
      </span>
      <span role="status" className={`${parts.fault} ${styles.problem}`}>
        {isTold && isOffline && forgetting.exportOffline}
      </span>
    </span>
  );
}
