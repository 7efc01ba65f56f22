import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import styles from './stop-column.module.css';

interface StopColumnProps {
  name: string;
  /** How many lines there are. */
  lines: number;
  /** How many of them are above the full stop. */
  stop: number;
  isDisabled: boolean;
  sayStop: (stop: number) => string;
  onMove: (stop: number) => void;
}

/** A bar from the top that ends in a full stop. Keys move it, it is dragged, and a press puts it on a line. */
export function StopColumn({ name, lines, stop, isDisabled, sayStop, onMove }: StopColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const move = (to: number) => {
    const next = Math.min(lines, Math.max(0, to));
    if (!isDisabled && next !== stop) onMove(next);
  };
  const { shown, handlers } = useDrag(column, { lines, stop, isDisabled }, move);

  function press(event: MouseEvent): void {
    const line = Math.floor(heightOf(column.current, event, lines));
    // Where it stands already, a press takes the line away.
    move(line + 1 === stop ? line : line + 1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = targetOf(event.key, stop, lines);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the slider in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider has keys.
    <div
      ref={column}
      className={styles.column}
      data-off={isDisabled}
      style={{ '--at': shown / lines } as CSSProperties}
      onClick={press}
    >
      <i className={styles.bar} />
      <div
        role="slider"
        tabIndex={0}
        className={styles.stop}
        data-first={shown === 0}
        aria-label={name}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={lines}
        aria-valuenow={shown}
        aria-valuetext={sayStop(shown)}
        aria-disabled={isDisabled}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        {...handlers}
      />
    </div>
  );
}

/** Where the full stop is while it is held; nothing is changed before it is let go. */
function useDrag(
  column: RefObject<HTMLElement | null>,
  { lines, stop, isDisabled }: Pick<StopColumnProps, 'lines' | 'stop' | 'isDisabled'>,
  onDrop: (stop: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null);
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (isDisabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(stop);
    },
    onPointerMove(event: PointerEvent) {
      if (held === null) return;
      const line = Math.round(heightOf(column.current, event, lines));
      setHeld(Math.min(lines, Math.max(0, line)));
    },
    onPointerUp() {
      if (held !== null) onDrop(held);
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
  };
  return { shown: held ?? stop, handlers };
}

/** How far down a press is, in lines. */
function heightOf(
  column: HTMLElement | null,
  { clientY }: { readonly clientY: number },
  lines: number,
): number {
  const { top = 0, height = 1 } = column?.getBoundingClientRect() ?? {};
  return ((clientY - top) / height) * lines;
}

/** Down is further down: more is told. */
function targetOf(key: string, stop: number, lines: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return stop + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return stop - 1;
    case 'Home':
      return 0;
    case 'End':
      return lines;
    default:
      return null;
  }
}
