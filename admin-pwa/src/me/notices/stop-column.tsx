import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
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
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? stop;

  function move(to: number): void {
    const next = Math.min(lines, Math.max(0, to));
    if (!isDisabled && next !== stop) onMove(next);
  }

  /** In lines from the top. */
  function heightOf({ clientY }: { readonly clientY: number }): number {
    const { top = 0, height = 1 } = column.current?.getBoundingClientRect() ?? {};
    return ((clientY - top) / height) * lines;
  }

  function press(event: React.MouseEvent): void {
    const line = Math.floor(heightOf(event));
    // Where it stands already, a press takes the line away.
    move(line + 1 === stop ? line : line + 1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = targetOf(event.key, stop, lines);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  }

  function hold(event: PointerEvent): void {
    if (isDisabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(stop);
  }

  function drag(event: PointerEvent): void {
    if (held !== null) setHeld(Math.min(lines, Math.max(0, Math.round(heightOf(event)))));
  }

  function drop(): void {
    if (held !== null) move(held);
    setHeld(null);
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
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => setHeld(null)}
        onClick={(event) => event.stopPropagation()}
      />
    </div>
  );
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
