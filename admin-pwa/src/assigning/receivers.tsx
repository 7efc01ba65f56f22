import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './hand-over.module.css';
import { Receiver } from './receiver.tsx';
import { findColleague } from './use-holder.ts';
import { useInHand } from './use-in-hand.ts';

interface ReceiversProps {
  ids: readonly string[];
  /** What is typed to find one of them. */
  text: string;
  chosen: string | null;
  onText: (text: string) => void;
  onChoose: (id: string) => void;
}

/** Those who can get an order, found by name. */
export function Receivers({ ids, text, chosen, onText, onChoose }: ReceiversProps) {
  const { menu } = useTexts().assigning;
  const colleagues = useConsoleState((state) => state.colleagues);
  const ownId = useConsoleState(({ person }) => person?.id);
  const inHand = useInHand();
  return (
    <>
      <div className={styles.search}>
        <input
          className={styles.name}
          aria-label={menu.search}
          placeholder={menu.search}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{menu.people}</legend>
        {ids.map((id, index) => (
          <Receiver
            key={id}
            person={findColleague(colleagues, id) ?? null}
            isOwn={id === ownId}
            inHand={inHand.get(id)}
            digit={index + 1}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          />
        ))}
        {ids.length === 0 && <p className={styles.none}>{menu.noneFound}</p>}
      </fieldset>
    </>
  );
}
