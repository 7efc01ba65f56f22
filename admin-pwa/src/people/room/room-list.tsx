import { HanText } from '../../ui/han-text.tsx';
import people from '../people.module.css';
import { Choice } from './choice.tsx';
import styles from './room.module.css';

interface RoomListProps<Place extends string> {
  places: readonly Place[];
  names: Readonly<Record<Place, string>>;
  /** What each of them says now. */
  facts: Readonly<Record<Place, string>>;
  chosen: Place | null;
  onPlace: (place: Place) => void;
}

/** The places of a room. */
export function RoomList<Place extends string>(props: RoomListProps<Place>) {
  const { places, names, facts, chosen, onPlace } = props;
  return (
    <ul>
      {places.map((place) => (
        <Choice
          key={place}
          className={styles.row}
          isChosen={place === chosen}
          onChoose={() => onPlace(place)}
        >
          <span className={people.name}>{names[place]}</span>
          <span className={styles.line}>
            <HanText>{facts[place]}</HanText>
          </span>
        </Choice>
      ))}
    </ul>
  );
}
