import type { Person } from '@yiqiao/contract/record/person';
import { useEffect, useRef, useState } from 'react';
import { useInHand } from '../assigning/use-in-hand.ts';
import { nobody } from '../assigning/use-receivers.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import grave from '../ui/grave-dialog.module.css';
import parts from '../ui/parts.module.css';
import { OrdersTo } from './orders-to.tsx';
import { sinceText } from './person-facts.ts';
import styles from './remove-dialog.module.css';

interface RemoveDialogProps {
  person: Person;
  isOwn: boolean;
  isOffline: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** What ends at once when somebody is removed, and what stays. */
export function RemoveDialog({ person, isOwn, isOffline, onClose, onRemoved }: RemoveDialogProps) {
  const { removePerson, toaster } = useConsole();
  const { people } = useTexts();
  const { remove: words, roles } = people;
  const now = useConsoleState((state) => state.now);
  const inHand = useInHand();
  const hasOrders = inHand.has(person.id);
  const [ordersTo, setOrdersTo] = useState(nobody);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);

  async function remove() {
    setIsRemoving(true);
    const failure = await removePerson(person.id, ordersTo === nobody ? {} : { ordersTo });
    setIsRemoving(false);
    setProblem(failure);
    if (failure !== null) return;
    toaster.show({ title: words.done(person.name), description: words.staysText });
    onRemoved();
    onClose();
  }

  const stays = (
    <>
      <h3 className={grave.heading}>{words.stays}</h3>
      <p>{words.staysText}</p>
      {isOwn && <p className={styles.yourself}>{words.yourself}</p>}
    </>
  );
  return (
    <Dialog title={words.title(person.name)} width="wide" onClose={onClose}>
      <p className={grave.lead}>{words.lead(roles[person.role], sinceText(person, now))}</p>
      <div className={grave.halves}>
        <div className={grave.half}>
          <h3 className={grave.heading}>{words.ends}</h3>
          <dl>
            {words.rows.map(([what, how]) => (
              <div key={what} className={grave.row}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
          {hasOrders && stays}
        </div>
        <div className={grave.half}>
          {hasOrders ? (
            <OrdersTo inHand={inHand} person={person} chosen={ordersTo} onChoose={setOrdersTo} />
          ) : (
            stays
          )}
        </div>
      </div>
      <p role="alert" className={parts.problem}>
        {isOffline ? people.offline : problem}
      </p>
      <div ref={choices} className={grave.choices}>
        <Button isPrimary onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          className={grave.deed}
          disabled={isRemoving || isOffline}
          onClick={() => void remove()}
        >
          {isRemoving ? words.removing : words.remove}
        </Button>
      </div>
    </Dialog>
  );
}
