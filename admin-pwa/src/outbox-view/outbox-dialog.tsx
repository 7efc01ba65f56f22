import { useEffect, useRef } from 'react';
import { isOwn } from '../offline/outbox/outbox-delivery.ts';
import { isNewRequestEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { findDetailHeading } from '../ui/screen/focus-detail.ts';
import { focusWhenThere } from '../ui/screen/focus-when-there.ts';
import { entrySubject } from './entry-words.ts';
import styles from './outbox-dialog.module.css';
import { QueuedChange } from './queued-change.tsx';

interface OutboxDialogProps {
  onClose: () => void;
  onOpen: (quoteId: string) => void;
}

/** Everything decided on this device that the server has not taken yet, in the order of sending. */
export function OutboxDialog({ onClose, onOpen }: OutboxDialogProps) {
  const { changes } = useTexts();
  const outbox = useConsoleState((state) => state.outbox);
  const username = useConsoleState((state) => state.username);
  const now = useConsoleState((state) => state.now);
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const list = useRef<HTMLOListElement>(null);
  // What needs a decision comes first, at its safe answer.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-safe="true"]')?.focus(), []);
  return (
    <Dialog title={changes.outbox} onClose={onClose}>
      {outbox.length === 0 && <p className={parts.quiet}>{changes.allSent}</p>}
      <ol ref={list} className={styles.list}>
        {outbox.map((entry) => (
          <li key={entry.seq} className={styles.entry}>
            <p className={parts.head}>
              {isNewRequestEntry(entry) ? (
                <strong>
                  <HanText>{entry.customerName}</HanText>
                </strong>
              ) : (
                <button
                  type="button"
                  className={styles.name}
                  onClick={() => {
                    onOpen(entry.quoteId);
                    onClose();
                    readOnThere();
                  }}
                >
                  <HanText>{entrySubject(entry)}</HanText>
                </button>
              )}
              <span className={parts.quiet}>{entry.reference}</span>
            </p>
            {!isOwn(entry, username) && (
              <p className={parts.quiet}>{changes.ofAnother(entry.username)}</p>
            )}
            <QueuedChange entry={entry} now={now} isOffline={isOffline} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** In the next frame, once the dialog has given the focus back to what opened it. */
function readOnThere(): void {
  requestAnimationFrame(() => focusWhenThere(findDetailHeading, { preventScroll: true }));
}
