import { formatRecent } from '../clocks/format-time.ts';
import { isOwn } from '../offline/outbox/outbox-delivery.ts';
import { isNewRequestEntry } from '../offline/outbox/outbox-entry.ts';
import { reasonText } from '../outbox-view/reason-text.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './waiting-requests.module.css';

/** Requests that were opened on this device and that the server does not have yet, above the list of those it has. */
export function WaitingRequests({ now, onEdit }: { now: number; onEdit: () => void }) {
  const { writeAgain } = useConsole();
  const { newRequest: words } = useTexts().order;
  const { changes } = useTexts();
  const outbox = useConsoleState((state) => state.outbox);
  const username = useConsoleState((state) => state.username);
  const entries = outbox.filter(isNewRequestEntry).filter((entry) => isOwn(entry, username));
  if (entries.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={words.waiting}>
      {entries.map((entry) => (
        <li key={entry.seq} className={styles.request}>
          <span className={styles.name}>
            <b>
              <HanText>{entry.customerName}</HanText>
            </b>{' '}
            <span className={parts.quiet}>
              {words.ways[entry.request.way]}, {formatRecent(entry.queuedAt, now)}
            </span>
            {entry.state === 'refused' && (
              <span role="alert" className={parts.fault}>
                {changes.wasRefused(reasonText(entry) ?? '')}
              </span>
            )}
          </span>
          <span className={styles.tag}>{words.waiting}</span>
          {(!entry.isAttempted || entry.state === 'refused') && (
            <TextButton onClick={() => void writeAgain(entry).then(onEdit)}>
              {words.edit}
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );
}
