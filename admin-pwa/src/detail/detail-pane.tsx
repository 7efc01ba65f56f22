import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { canDecide } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { isNarrowScreen } from '../ui/narrow-screen.ts';
import styles from './detail-pane.module.css';
import { QuoteDetail } from './quote-detail.tsx';

interface DetailPaneProps {
  /** Of the submission that the address asks for. */
  wantedId: string | null;
  quote: QuoteSubmission | undefined;
  queued: OutboxEntry | undefined;
  onClose: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** The detail: beside the list on a wide screen, over it on a narrow one. */
export function DetailPane({ wantedId, quote, queued, onClose, onDownload }: DetailPaneProps) {
  const { changeStatus } = useConsole();
  const now = useConsoleState((state) => state.now);
  const isDecidable = useConsoleState(canDecide);
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const isListWhole = useConsoleState(({ list }) => list.quotes.length === list.total);
  const pane = useRef<HTMLElement>(null);
  const shownId = quote?.id;

  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
    // Over the list the detail is a screen of its own, and reading starts at its heading.
    if (shownId === undefined || !isNarrowScreen()) return;
    // The way back stands above the heading, and a long name must not push it out of sight.
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [shownId]);

  const isOpen = wantedId !== null;
  return (
    <section ref={pane} className={styles.pane} data-open={isOpen} aria-label="Detail">
      {isOpen && (
        <div className={styles.back}>
          <button type="button" className={styles.backButton} onClick={onClose}>
            All submissions
          </button>
        </div>
      )}
      {quote && (
        <QuoteDetail
          key={quote.id}
          quote={quote}
          queued={queued}
          isDisabled={!isDecidable}
          isOffline={isOffline}
          now={now}
          onChangeStatus={changeStatus}
          onDownload={onDownload}
        />
      )}
      {!quote && isOpen && isListWhole && (
        <p className={styles.hint}>There is no submission with this address.</p>
      )}
      {!isOpen && <p className={styles.hint}>Choose a submission to see all of it.</p>}
    </section>
  );
}
