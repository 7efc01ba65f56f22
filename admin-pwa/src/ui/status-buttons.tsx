import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/status';
import { useEffect, useRef } from 'react';
import styles from './status-buttons.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

interface StatusButtonsProps {
  quoteId: string;
  /** The status that holds, or will once a queued change is sent. */
  current: string;
  /** Whose status it is, for those who hear the buttons out of their context. */
  customerName: string;
  isDisabled: boolean;
  isDense?: boolean;
  tabIndex?: number;
  onChoose: (status: QuoteStatus) => void;
}

export function StatusButtons(props: StatusButtonsProps) {
  const { quoteId, current, customerName, isDisabled, isDense = false, tabIndex, onChoose } = props;
  const notePressed = useFocusAfterUpdate(isDisabled, quoteId);
  return (
    <fieldset className={`${styles.group} ${isDense ? styles.dense : ''}`}>
      <legend className="visually-hidden">Status of {customerName}</legend>
      {quoteStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={`${styles.button} ${statusTone(status)}`}
          aria-pressed={status === current}
          disabled={isDisabled}
          tabIndex={tabIndex}
          onClick={(event) => {
            event.stopPropagation();
            notePressed(event.currentTarget);
            onChoose(status);
          }}
        >
          <StatusMark status={status} size={isDense ? 11 : 14} />
          {status}
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
