import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { isNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import styles from './reply-panel.module.css';

interface ReplySearchProps {
  listId: string;
  activeId: string | null;
  text: string;
  onText: (text: string) => void;
  onKey: (key: string) => boolean;
}

/** Filters the replies where the panel was opened by its button. */
export function ReplySearch({ listId, activeId, text, onText, onKey }: ReplySearchProps) {
  const { replies } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // On a phone the keyboard would cover what there is to choose from.
  useEffect(() => {
    if (!isNarrowScreen()) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <input
      ref={field}
      className={styles.search}
      type="text"
      role="combobox"
      aria-expanded={true}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId ?? undefined}
      aria-label={replies.search}
      placeholder={replies.search}
      autoComplete="off"
      enterKeyHint="done"
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        // Within a form it would send the form.
        if (!onKey(event.key) && event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
