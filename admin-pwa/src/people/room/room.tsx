import { type ReactNode, useEffect, useRef } from 'react';
import parts from '../../ui/parts.module.css';
import { isNarrowScreen, useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { TextButton } from '../../ui/text-button.tsx';
import people from '../people.module.css';

interface RoomProps {
  /** The names of the list, of the room, and of the ways back. */
  words: {
    readonly list: string;
    readonly title: string;
    readonly back: string;
    readonly choose: string;
  };
  backToList: string;
  /** What is chosen; `null` for the list alone. */
  chosen: string | null;
  /** What that is called. */
  name: string | null;
  /** Beside the title. */
  hint?: ReactNode;
  list: ReactNode;
  /** What is chosen; nothing while it is not known. */
  children: ReactNode;
  /** Whether there is something to choose from. */
  isKnown?: boolean;
  onBackToList: () => void;
  onClose: () => void;
}

/** A list and what is chosen of it, in the place of the submissions. On a phone the second lies over the first. */
export function Room(props: RoomProps) {
  const { words, backToList, chosen, name, hint, list, children, isKnown = true } = props;
  const { onBackToList, onClose } = props;
  const isNarrow = useIsNarrowScreen();
  // Until then the list says why there is nothing.
  const isOpen = isKnown && chosen !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNarrowScreen() || chosen === null) heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      <section className={people.pane} aria-label={words.list} inert={isNarrow && isOpen}>
        <div className={people.head}>
          <TextButton className={people.back} onClick={onClose}>
            {words.back}
          </TextButton>
          <h2 ref={heading} className={people.count} tabIndex={-1}>
            {words.title}
          </h2>
          {hint}
        </div>
        {list}
      </section>
      <section className={people.detail} data-open={isOpen} aria-label={name ?? words.title}>
        <div className={people.backToList} data-open={isOpen}>
          <TextButton onClick={onBackToList}>{backToList}</TextButton>
        </div>
        {isKnown && chosen === null && (
          <p className={`${parts.quiet} ${people.empty}`}>{words.choose}</p>
        )}
        {children}
      </section>
    </>
  );
}
