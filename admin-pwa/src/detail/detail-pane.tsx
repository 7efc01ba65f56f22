import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LateOfferComposer } from '../composer/late-offer-composer.tsx';
import type { Composing } from '../jobs/job-start.ts';
import { LateJobComposer } from '../jobs/late-job-composer.tsx';
import { LateNewRequest } from '../new-request/late-new-request.tsx';
import { newRequestId } from '../offline/new-request.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { canDecide, isAskingServer } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { isNarrowScreen, useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './detail-pane.module.css';
import { DueNext } from './due-next.tsx';
import { QuoteDetail } from './quote-detail.tsx';

interface DetailPaneProps {
  /** The submission named by the address. */
  wantedId: string | null;
  quote: QuoteSubmission | undefined;
  queued: readonly OutboxEntry[];
  /** Whether what is due has been found for the whole list, a little at a time. */
  isSorted: boolean;
  /** What is being written in its place. */
  composing: Composing | null;
  onCompose: (what: Composing | null) => void;
  /** @param isReplacing whether it takes the place of what is open now. */
  onOpen: (id: string, isReplacing?: boolean) => void;
  onClose: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** The detail: beside the list on a wide screen, over it on a narrow one. */
export function DetailPane(props: DetailPaneProps) {
  const { wantedId, quote, queued, isSorted, composing } = props;
  const { onCompose, onOpen, onClose, onDownload } = props;
  const { changeStatus } = useConsole();
  const { detail } = useTexts();
  const now = useConsoleState((state) => state.now);
  const isDecidable = useConsoleState(canDecide);
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const { quotes, total, phase } = useConsoleState((state) => state.list);
  const isListWhole = phase === 'ready' && quotes.length === total;
  const isNarrow = useIsNarrowScreen();
  const pane = useRef<HTMLElement>(null);
  useFocusWhenShown(pane, quote?.id);
  const isComposing = composing !== null;
  useFocusAfterComposing(pane, isComposing);
  const isOpen = wantedId !== null;
  const isNew = wantedId === newRequestId;
  const isMissing = useMissing(wantedId, !quote && isOpen && !isNew && isListWhole);
  useFocusWhenMissing(pane, isMissing);
  return (
    <section ref={pane} className={styles.pane} data-open={isOpen} aria-label={detail.pane}>
      <p role="status" className="visually-hidden">
        {quote && !isNarrow && detail.isOpen(quote.customerName)}
      </p>
      {isOpen && !(quote && isComposing) && (
        <div className={styles.back}>
          <TextButton onClick={onClose}>{detail.all}</TextButton>
          {quote && <span className={parts.quiet}>{quote.reference}</span>}
        </div>
      )}
      {isNew && <LateNewRequest onOpened={(id) => onOpen(id, true)} onClose={onClose} />}
      {quote && composing === 'offer' && (
        <LateOfferComposer key={quote.id} quote={quote} now={now} onClose={() => onCompose(null)} />
      )}
      {quote && composing !== null && composing !== 'offer' && (
        <LateJobComposer
          key={quote.id}
          {...{ quote, queued, now }}
          start={composing}
          onClose={() => onCompose(null)}
        />
      )}
      {quote && !isComposing && (
        <QuoteDetail
          key={quote.id}
          quote={quote}
          queued={queued}
          isDisabled={!isDecidable}
          isOffline={isOffline}
          now={now}
          onChangeStatus={changeStatus}
          onCompose={onCompose}
          onDownload={onDownload}
        />
      )}
      {isMissing && (
        <h2 className={styles.missing} tabIndex={-1}>
          {detail.notHere}
        </h2>
      )}
      {!isOpen && isSorted && <DueNext quotes={quotes} now={now} onOpen={onOpen} />}
    </section>
  );
}

/** What a notice leads to may be newer than the list: nothing is missing before the server was asked. */
function useMissing(wantedId: string | null, isAbsent: boolean): boolean {
  const isLooking = useConsoleState(isAskingServer);
  const [known, setKnown] = useState<string | null>(null);
  const isMissing = isAbsent && (!isLooking || known === wantedId);
  // Later refreshes do not take the words away again.
  if (isMissing && known !== wantedId) setKnown(wantedId);
  return isMissing;
}

/** Over the list the detail is a separate screen: reading starts at its heading. */
function useFocusWhenShown(pane: RefObject<HTMLElement | null>, shownId: string | undefined): void {
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
    if (shownId === undefined || !isNarrowScreen() || isAtWork()) return;
    // The back button is above the heading; a long name must not push it out of sight.
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [pane, shownId]);
}

/** The composer is a separate screen, and so is the detail one returns to. */
function useFocusAfterComposing(pane: RefObject<HTMLElement | null>, isComposing: boolean): void {
  const wasComposing = useRef(false);
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
    if (!isComposing && wasComposing.current) pane.current?.querySelector('h2')?.focus();
    wasComposing.current = isComposing;
  }, [pane, isComposing]);
}

/** The focus was in the submission, or in the dialog that has erased it. */
function useFocusWhenMissing(pane: RefObject<HTMLElement | null>, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus();
  }, [pane, isMissing]);
}

/**
 * Whether the focus is on something that stays: a submission that arrives late must not take it. By now
 * the list behind the detail is inert.
 */
function isAtWork(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.closest('[inert], dialog') === null;
}
