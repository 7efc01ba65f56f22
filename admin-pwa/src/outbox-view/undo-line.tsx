import { fileClock } from '@yiqiao/contract/files/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../clocks/format-time.ts';
import type { StatusChange } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { focusDetail } from '../ui/screen/focus-detail.ts';
import type { WantedStatus } from '../ui/status/status-buttons.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './undo-line.module.css';

/** The change of status made here, as long as it is what the submission has or waits for. */
export function useUndoable(
  quote: QuoteSubmission,
  wanted: WantedStatus | null,
): StatusChange | null {
  const change = useConsoleState(({ undoable }) => undoable.get(quote.id));
  const status = wanted?.isPressed ? wanted.to : quote.status;
  return change?.to === status ? change : null;
}

interface UndoLineProps {
  quote: QuoteSubmission;
  change: StatusChange;
  isDisabled: boolean;
  now: number;
  tabIndex?: number;
}

/** What comes of a change of status, and the way back. */
export function UndoLine({ quote, change, isDisabled, now, tabIndex }: UndoLineProps) {
  const { undoStatus } = useConsole();
  const { answers, changes, status } = useTexts();
  return (
    <span className={styles.line}>
      <span>{effectOf(change, quote, now)}</span>
      <TextButton
        className={styles.undo}
        disabled={isDisabled}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.stopPropagation();
          focusAround(event.currentTarget);
          void undoStatus(quote.id);
        }}
      >
        {changes.undo}
        <span className="visually-hidden">{`: ${answers.setBack(status.name(change.from))}`}</span>
      </TextButton>
    </span>
  );
}

/** What was pressed is gone in a moment: in the list the card takes the focus, in the detail its heading. */
function focusAround(pressed: HTMLElement): void {
  const card = pressed.closest<HTMLElement>('article[data-quote-id]');
  if (card === null) focusDetail();
  else card.focus({ preventScroll: true });
}

/** When the documents go, if they do; offline nobody knows yet. */
function effectOf({ to }: StatusChange, quote: QuoteSubmission, now: number): string {
  const { filesGo, name, nowSet } = texts().status;
  const clock = fileClock(quote, now);
  const isGoing = to === 'completed' && quote.status === to && clock.kind === 'to-be-deleted';
  return isGoing ? filesGo(formatMoment(clock.dueAt, now)) : nowSet(name(to));
}
