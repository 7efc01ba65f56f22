import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/quote/status';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import styles from './status-buttons.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

/** A status chosen here that the server does not have yet. */
export interface WantedStatus {
  readonly to: string;
  /** Shown as the current one: it only has to arrive. */
  readonly isPressed: boolean;
  /** It waits: shown dashed, beside the server's own. */
  readonly isWorthTelling: boolean;
}

interface StatusButtonsProps {
  /** As on the server; the name is for people who hear the buttons out of context. */
  quote: Pick<QuoteSubmission, 'id' | 'status' | 'customerName'>;
  wanted: WantedStatus | null;
  isDisabled: boolean;
  /** "marks" shows symbols only; names are read aloud, and shown by `onAim`. */
  look: 'marks' | 'dense' | 'large';
  tabIndex?: number;
  /** Called with the status under the mouse or the focus; `null` when it leaves or was pressed. */
  onAim?: (status: QuoteStatus | null) => void;
  onChoose: (status: QuoteStatus) => void;
}

const markSizes = { marks: 14, dense: 11, large: 14 };

export function StatusButtons(props: StatusButtonsProps) {
  const { quote, wanted, isDisabled, look, tabIndex, onAim, onChoose } = props;
  const words = useTexts().status;
  const notePressed = useFocusAfterUpdate(isDisabled, quote.id);
  const pressed = wanted?.isPressed ? wanted.to : quote.status;
  const held = wanted?.isWorthTelling ? quote.status : pressed;
  return (
    <fieldset className={`${styles.group} ${styles[look]}`}>
      <legend className="visually-hidden">{words.of(quote.customerName)}</legend>
      {quoteStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={`${styles.button} ${statusTone(status)}`}
          aria-pressed={status === pressed}
          data-held={status === held}
          data-wanted={wanted?.isWorthTelling === true && status === wanted.to}
          disabled={isDisabled}
          tabIndex={tabIndex}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') onAim?.(status);
          }}
          onPointerLeave={() => onAim?.(null)}
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) onAim?.(status);
          }}
          onBlur={() => onAim?.(null)}
          onClick={(event) => {
            event.stopPropagation();
            notePressed(event.currentTarget);
            onAim?.(null);
            onChoose(status);
          }}
        >
          <StatusMark status={status} size={markSizes[look]} />
          <span className={look === 'marks' ? 'visually-hidden' : undefined}>
            {words.name(status)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/**
 * A button disabled while pressed loses the focus; it gets it back once enabled, unless it now belongs
 * to another submission.
 */
function useFocusAfterUpdate(isDisabled: boolean, quoteId: string) {
  const pressed = useRef<{ button: HTMLButtonElement; quoteId: string } | null>(null);
  useEffect(() => {
    if (isDisabled || pressed.current === null) return;
    const isSame = pressed.current.quoteId === quoteId;
    if (isSame && document.activeElement === document.body) {
      pressed.current.button.focus({ preventScroll: true });
    }
    pressed.current = null;
  }, [isDisabled, quoteId]);
  return (button: HTMLButtonElement) => {
    pressed.current = { button, quoteId };
  };
}
