import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { EventWords } from '../../texts/en/office/told.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './event-lines.module.css';
import { useLineDrag } from './use-line-drag.ts';

interface EventLinesProps {
  /** From the most urgent down, as shown while one is being dragged. */
  events: readonly NoticeEvent[];
  words: Readonly<Record<NoticeEvent, EventWords>>;
  isDisabled: boolean;
  /** A line is somewhere else while it is being dragged; `null`: no more. */
  onLift: (lifted: { event: NoticeEvent; place: number } | null) => void;
  onMove: (event: NoticeEvent, place: number) => void;
}

/** What one can be told of. The order is the person's: by keys, by the buttons of a line, or by dragging it. */
export function EventLines({ events, words, isDisabled, onLift, onMove }: EventLinesProps) {
  const { told } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<NoticeEvent | null>(null);
  const [said, setSaid] = useState('');

  function move(event: NoticeEvent, place: number): void {
    if (isDisabled || place < 0 || place >= events.length) return;
    onMove(event, place);
    setSaid(told.moved(words[event].name, place + 1, events.length));
  }

  const drag = useLineDrag(list, events, {
    onLift,
    onDrop: move,
    onPress: (event) => setChosen(event === chosen ? null : event),
  });

  function onKeyDown(key: KeyboardEvent, event: NoticeEvent): void {
    if (key.key === 'Escape') drag.cancel();
    const by = steps[key.key];
    if (!key.altKey || by === undefined) return;
    key.preventDefault();
    move(event, events.indexOf(event) + by);
  }

  return (
    <>
      <ol ref={list} className={styles.lines} aria-label={told.lines}>
        {events.map((event, place) => (
          <li key={event} className={styles.item} data-lifted={event === drag.lifted}>
            <button
              type="button"
              className={styles.line}
              aria-expanded={event === chosen}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              disabled={isDisabled}
              onKeyDown={(key) => onKeyDown(key, event)}
              {...drag.handlersOf(event)}
            >
              <strong className={styles.name}>{words[event].name}</strong>
              <span className={styles.what}>{words[event].what}</span>
            </button>
            {event === chosen && !isDisabled && (
              <span className={styles.moves}>
                <Move
                  name={told.moveUp(words[event].name)}
                  sign="↑"
                  isDisabled={place === 0}
                  onPress={() => move(event, place - 1)}
                />
                <Move
                  name={told.moveDown(words[event].name)}
                  sign="↓"
                  isDisabled={place === events.length - 1}
                  onPress={() => move(event, place + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface MoveProps {
  name: string;
  sign: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** Stays a button at the ends, so that the focus stays with it. */
function Move({ name, sign, isDisabled, onPress }: MoveProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}
