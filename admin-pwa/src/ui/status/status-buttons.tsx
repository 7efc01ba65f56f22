import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/record/status';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { isNarrowScreen, useIsNarrowScreen } from '../screen/narrow-screen.ts';
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
  /**
   * "marks" shows symbols only; names are read aloud, and shown by `onAim`. On a narrow screen it shows the current
   * one alone, which opens the four: what a finger brushes against sets nothing.
   */
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
  const isNarrow = useIsNarrowScreen() && look === 'marks';
  const { isOpen, setIsOpen, group } = useOpenMarks();

  function press(status: QuoteStatus, button: HTMLButtonElement) {
    // Asked again: the first press may come before the screen's width is known.
    const isFolded = look === 'marks' && isNarrowScreen();
    if (isFolded && (!isOpen || status === pressed)) return setIsOpen(!isOpen);
    setIsOpen(false);
    notePressed(button);
    onAim?.(null);
    onChoose(status);
  }

  return (
    <fieldset ref={group} className={`${styles.group} ${styles[look]}`} data-open={isOpen}>
      <legend className="visually-hidden">{words.of(quote.customerName)}</legend>
      {quoteStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={`${styles.button} ${statusTone(status)}`}
          aria-pressed={status === pressed}
          aria-expanded={isNarrow && status === pressed ? isOpen : undefined}
          data-current={status === pressed}
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
            press(status, event.currentTarget);
          }}
        >
          <StatusMark status={status} size={markSizes[look]} />
          <span className={styles.word}>{words.name(status)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The four marks of a narrow screen: another place or Escape closes them. */
function useOpenMarks() {
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && group.current?.contains(target))) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Nothing else is closed by it.
      event.preventDefault();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByKey, { capture: true });
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, group };
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
