import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/quote/status';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import styles from './status-buttons.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

/** A status that was chosen here, and that the server does not have yet. */
export interface WantedStatus {
  readonly to: string;
  /** It counts as the current one: nothing stands in its way but time. */
  readonly isPressed: boolean;
  /** It has been waiting: shown dashed, beside the server's own. */
  readonly isNews: boolean;
}

interface StatusButtonsProps {
  quoteId: string;
  /** As the server has it. */
  current: string;
  wanted: WantedStatus | null;
  /** Whose status it is, for those who hear the buttons out of their context. */
  customerName: string;
  isDisabled: boolean;
  /** Marks are the symbols alone; their names are heard, and seen where `onAim` shows them. */
  look: 'marks' | 'dense' | 'large';
  tabIndex?: number;
  /** The button that the mouse or the keyboard is on; `null` when it leaves, or has pressed. */
  onAim?: (status: QuoteStatus | null) => void;
  onChoose: (status: QuoteStatus) => void;
}

const markSizes = { marks: 14, dense: 11, large: 14 };

export function StatusButtons(props: StatusButtonsProps) {
  const { quoteId, current, wanted, customerName, isDisabled, look, tabIndex, onAim, onChoose } =
    props;
  const words = useTexts().status;
  const notePressed = useFocusAfterUpdate(isDisabled, quoteId);
  const pressed = wanted?.isPressed ? wanted.to : current;
  const held = wanted?.isNews ? current : pressed;
  return (
    <fieldset className={`${styles.group} ${styles[look]}`}>
      <legend className="visually-hidden">{words.of(customerName)}</legend>
      {quoteStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={`${styles.button} ${statusTone(status)}`}
          aria-pressed={status === pressed}
          data-held={status === held}
          data-wanted={wanted?.isNews === true && status === wanted.to}
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
 * A button that is disabled under the finger loses the focus; it comes back when it can be pressed
 * again, unless it has become the button of another submission.
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
