import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/status';
import { useEffect, useRef } from 'react';
import styles from './status-buttons.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

interface StatusButtonsProps {
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
  const { current, customerName, isDisabled, isDense = false, tabIndex, onChoose } = props;
  const pressed = useFocusAfterUpdate(isDisabled);
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
            pressed.current = event.currentTarget;
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

/** A button that is disabled under the finger loses the focus; it comes back when it can be pressed again. */
function useFocusAfterUpdate(isDisabled: boolean) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (isDisabled || pressed.current === null) return;
    if (document.activeElement === document.body) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [isDisabled]);
  return pressed;
}
