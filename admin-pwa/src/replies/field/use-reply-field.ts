import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { findOpenBlanks } from '../blanks.ts';
import type { PanelKeys, PanelNeeds, PanelOpening } from '../panel/panel-needs.ts';
import { selectBlank, selectBlankBefore, typeInto } from './put-in.ts';
import { isOpening, readQuery } from './typed-query.ts';

export interface ReplyFieldState extends PanelNeeds {
  readonly activeId: string | null;
  change(field: HTMLTextAreaElement): void;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
  press(): void;
  fillNext(): void;
}

const panelKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape'];

/** The replies of a field: how their panel is opened, and how one gets into the text. */
export function useReplyField(text: string, onText: (text: string) => void): ReplyFieldState {
  const field = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<PanelKeys>(null);
  /** Where a pressed panel puts a reply. */
  const caret = useRef({ start: 0, end: 0 });
  const listId = useId();
  const [opening, setOpening] = useState<PanelOpening | null>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActive] = useState<string | null>(null);
  useClosedWithoutQuery(opening, text, field, close);

  function close() {
    setOpening(null);
    setActive(null);
    setQuery('');
  }

  function change(target: HTMLTextAreaElement) {
    const { value, selectionStart } = target;
    if (opening === null && isOpening(text, value, selectionStart)) setOpening('typed');
    else if (opening === 'typed') {
      const typed = readQuery(value, selectionStart);
      if (typed === null) close();
      else setQuery(typed.text);
    }
    onText(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (opening === 'typed' && panelKeys.includes(key) && keys.current?.(key)) {
      event.preventDefault();
      // Escape leaves the panel, and nothing around it.
      event.stopPropagation();
    } else if (key === 'Tab' && goToBlank(event.currentTarget, event.shiftKey)) {
      event.preventDefault();
    }
  }

  return {
    ...{ field, opening, query, listId, activeId, keys, setActive, change, onKeyDown, close },
    press() {
      if (opening === 'pressed') return close();
      const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
      caret.current = { start: selectionStart, end: selectionEnd };
      setOpening('pressed');
    },
    putIn(reply) {
      const target = field.current;
      if (target === null) return;
      const typed = opening === 'typed' ? readQuery(target.value, target.selectionStart) : null;
      const place = typed ?? caret.current;
      close();
      typeInto(target, reply, place, onText);
      // What the first keys fill in, or where one goes on writing.
      requestAnimationFrame(() => selectBlank(target, place.start));
    },
    fillNext() {
      if (field.current !== null) selectBlank(field.current, 0);
    },
  };
}

/** Tab goes from blank to blank, and from the last one on to where it goes otherwise. */
function goToBlank(field: HTMLTextAreaElement, isBack: boolean): boolean {
  if (findOpenBlanks(field.value).length === 0) return false;
  const { selectionStart, selectionEnd } = field;
  return isBack ? selectBlankBefore(field, selectionStart) : selectBlank(field, selectionEnd);
}

/** What is typed may go by other ways than typing, such as sending. */
function useClosedWithoutQuery(
  opening: PanelOpening | null,
  text: string,
  field: RefObject<HTMLTextAreaElement | null>,
  close: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the text that may have gone.
  useEffect(() => {
    if (opening !== 'typed' || field.current === null) return;
    if (readQuery(text, Math.min(field.current.selectionStart, text.length)) === null) close();
  }, [text]);
}
