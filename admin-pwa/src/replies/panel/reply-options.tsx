import type { Reply } from '@yiqiao/contract/record/reply';
import { useEffect } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import styles from './reply-panel.module.css';

export function optionId(listId: string, replyId: string): string {
  return `${listId}-${replyId}`;
}

interface ReplyOptionsProps {
  found: readonly Reply[];
  chosen: Reply | null;
  query: string;
  problem: string | null;
  isKnown: boolean;
  /** Whether the office has none. */
  isNone: boolean;
  listId: string;
  onAim: (reply: Reply) => void;
  /** Puts in the one that is chosen. */
  onPut: () => void;
}

/** The replies that were found, or why there are none. */
export function ReplyOptions(props: ReplyOptionsProps) {
  const { found, chosen, query, listId, onAim, onPut } = props;
  const { replies: words } = useTexts();
  const uses = useConsoleState(({ preferences }) => preferences.replyUses) ?? {};
  const isNarrow = useIsNarrowScreen();
  const chosenId = chosen?.id;
  useEffect(() => {
    const option = chosenId && document.getElementById(optionId(listId, chosenId));
    if (option && typeof option.scrollIntoView === 'function') {
      option.scrollIntoView({ block: 'nearest' });
    }
  }, [listId, chosenId]);
  return (
    <>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {stateOf()}
      </p>
      <div id={listId} role="listbox" aria-label={words.title} className={styles.options}>
        {found.map((reply) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={reply.id}
            id={optionId(listId, reply.id)}
            role="option"
            aria-selected={reply.id === chosenId}
            className={styles.option}
            onClick={() => (reply.id === chosenId && !isNarrow ? onPut() : onAim(reply))}
          >
            <span className={styles.name}>
              <HanText>{reply.name}</HanText>
            </span>
            <span className={styles.word}>
              <HanText>{reply.word ?? ''}</HanText>
            </span>
            <span className={styles.uses}>{words.used(uses[reply.id] ?? 0)}</span>
          </div>
        ))}
      </div>
    </>
  );

  function stateOf(): string | null {
    if (found.length > 0) return words.found(found.length);
    if (props.isNone) return words.none;
    if (!props.isKnown) return props.problem ?? words.loading;
    return words.notFound(query);
  }
}
