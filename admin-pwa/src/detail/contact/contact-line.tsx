import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { isAside, type OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { predictQuote } from '../../offline/outbox/queue-entries.ts';
import { QueuedChange } from '../../outbox-view/queued-change.tsx';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './contact-line.module.css';
import { LateContactDialog } from './late-contact-dialog.tsx';

interface ContactLineProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** The submission as it will be once the corrections that wait have arrived. */
export function withCorrections(
  quote: QuoteSubmission,
  queued: readonly OutboxEntry[],
): QuoteSubmission {
  const corrections = correctionsIn(queued);
  return corrections.length === 0 ? quote : predictQuote(quote, corrections);
}

function correctionsIn(queued: readonly OutboxEntry[]) {
  return queued.filter((entry) => isAside(entry) && entry.command === 'correctContact');
}

/** The client's address, the way to correct it, and the corrections that the server does not have yet. */
export function ContactLine({ quote, queued, now, isOffline }: ContactLineProps) {
  const { contact } = useTexts().order;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { customerEmail } = withCorrections(quote, queued);
  const reachedBy = quote.origin?.contact;
  return (
    <>
      <p className={styles.line}>
        {customerEmail !== '' && (
          <a className={styles.email} href={`mailto:${customerEmail}`}>
            {customerEmail}
          </a>
        )}
        {customerEmail === '' && <span className={styles.noMail}>{contact.noMail}</span>}
        {reachedBy !== undefined && <span className={styles.email}>{reachedBy}</span>}
        <TextButton
          className={styles.correct}
          aria-label={contact.title}
          onClick={() => setIsCorrecting(true)}
        >
          {contact.correct}
        </TextButton>
        <span className={styles.reference}>{quote.reference}</span>
      </p>
      {correctionsIn(queued).map((entry) => (
        <div key={entry.seq} className={styles.queued}>
          <QueuedChange entry={entry} now={now} isOffline={isOffline} />
        </div>
      ))}
      {isCorrecting && (
        <LateContactDialog
          quote={quote}
          known={withCorrections(quote, queued)}
          isOffline={isOffline}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  );
}
