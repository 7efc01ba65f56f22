import { useState } from 'react';
import people from '../../people/people.module.css';
import { Choice } from '../../people/room/choice.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { newReplyPlace, replyHistoryPlace } from '../replies-places.ts';
import { type RepliesHere, useFoundReplies } from '../use-replies.ts';
import styles from './replies.module.css';

interface RepliesListProps {
  here: RepliesHere;
  chosen: string;
  isOffline: boolean;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** Every reply in the order of use, with a search of its own. */
export function RepliesList({ here, chosen, isOffline, onPlace, onClose }: RepliesListProps) {
  const words = useTexts().replies;
  const { screen } = words;
  const uses = useConsoleState(({ preferences }) => preferences.replyUses) ?? {};
  const isNarrow = useIsNarrowScreen();
  const [text, setText] = useState('');
  const { replies, problem, ask } = here;
  const found = useFoundReplies(replies, text);
  return (
    <>
      <div className={people.head}>
        <TextButton className={people.back} onClick={onClose}>
          {screen.back}
        </TextButton>
        <input
          className={styles.search}
          type="search"
          aria-label={words.search}
          placeholder={replies?.length ? screen.count(replies.length) : words.search}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextButton className={people.invite} onClick={() => onPlace(newReplyPlace)}>
          {screen.new}
        </TextButton>
      </div>
      <p role="status" className={people.status}>
        {stateOf()}
      </p>
      {problem !== null && !isOffline && (
        <TextButton className={people.again} onClick={ask}>
          {screen.tryAgain}
        </TextButton>
      )}
      {isNarrow && replies?.length === 0 && <p className={styles.how}>{screen.empty.lead}</p>}
      <ul>
        {found.map(({ id, name, word }) => (
          <Choice
            key={id}
            className={styles.row}
            isChosen={id === chosen}
            onChoose={() => onPlace(id)}
          >
            <span className={people.name}>
              <HanText>{name}</HanText>
            </span>
            <span className={styles.uses}>{words.used(uses[id] ?? 0)}</span>
            <span className={styles.word}>
              <HanText>{word ?? ''}</HanText>
            </span>
          </Choice>
        ))}
      </ul>
      {replies !== null && (
        <TextButton className={styles.history} onClick={() => onPlace(replyHistoryPlace)}>
          {screen.history.title}
        </TextButton>
      )}
    </>
  );

  function stateOf(): string | null {
    if (isOffline) return screen.offline;
    if (problem !== null) return problem;
    if (replies === null) return words.loading;
    if (replies.length > 0 && found.length === 0) return screen.notFound(text);
    return replies.length === 0 ? screen.empty.title : null;
  }
}
