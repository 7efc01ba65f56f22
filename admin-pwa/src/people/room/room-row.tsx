import { HanText } from '../../ui/han-text.tsx';
import people from '../people.module.css';
import styles from './room.module.css';

interface RoomRowProps {
  name: string;
  /** What it says now. */
  fact: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One line of the list of a room. */
export function RoomRow({ name, fact, isChosen, onChoose }: RoomRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className={people.name}>{name}</span>
        <span className={styles.line}>
          <HanText>{fact}</HanText>
        </span>
      </button>
    </li>
  );
}
