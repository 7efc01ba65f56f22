import type { Person } from '@yiqiao/contract/record/person';
import type { InHand } from '../assigning/in-hand.ts';
import { nobody, useReceivers } from '../assigning/use-receivers.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Cells } from '../ui/cells/cells.tsx';
import { HanText } from '../ui/han-text.tsx';
import styles from './remove-dialog.module.css';

interface OrdersToProps {
  inHand: ReadonlyMap<string, InHand>;
  person: Person;
  /** An id, or `nobody`. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Who gets the open orders of somebody who leaves: nobody, unless one is chosen. */
export function OrdersTo({ inHand, person, chosen, onChoose }: OrdersToProps) {
  const { assigning, people } = useTexts();
  const colleagues = useConsoleState((state) => state.colleagues);
  const ownId = useConsoleState((state) => state.person?.id);
  const others = useReceivers('', person.id).filter((id) => id !== nobody);
  const nameOf = (id: string) => {
    const name = colleagues.find((one) => one.id === id)?.name ?? assigning.nobody;
    return <HanText>{id === ownId ? assigning.menu.you(name) : name}</HanText>;
  };
  const tellOf = (id: string) => {
    const { orders = 0, late = 0 } = inHand.get(id) ?? {};
    return id === nobody ? people.remove.underNobodys : assigning.menu.inHand(orders, late);
  };
  return (
    <div className={styles.orders}>
      <Cells
        legend={people.remove.ordersTo(inHand.get(person.id)?.orders ?? 0)}
        look="column"
        values={[nobody, ...others]}
        chosen={chosen}
        nameOf={nameOf}
        tellOf={tellOf}
        onChoose={onChoose}
      />
    </div>
  );
}
