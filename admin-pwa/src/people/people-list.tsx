import type { Person } from '@yiqiao/contract/record/person';
import { useState } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './people.module.css';
import { demandPlace } from './people-places.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleListProps {
  people: readonly Person[];
  chosen: string;
  isOffline: boolean;
  onChoose: (id: string) => void;
}

/** Those who are here, those invited, and in one line those removed. */
export function PeopleList({ people, chosen, isOffline, onChoose }: PeopleListProps) {
  const { people: words } = useTexts();
  const isNarrow = useIsNarrowScreen();
  const row = (person: Person) => (
    <PersonRow
      key={person.id}
      person={person}
      isChosen={person.id === chosen}
      onChoose={() => onChoose(person.id)}
    />
  );
  const invited = people.filter(({ state }) => state === 'invited');
  const removed = people.filter(({ state }) => state === 'removed');
  return (
    <>
      <Unconfirmed isOffline={isOffline} />
      <ul>{people.filter(({ state }) => state === 'here').map(row)}</ul>
      {invited.length > 0 && (
        <>
          <h3 className={styles.group}>{words.invited}</h3>
          <ul>{invited.map(row)}</ul>
        </>
      )}
      {removed.length > 0 && <Removed people={removed} row={row} />}
      {isNarrow && people.length > 1 && <ToDemand onOpen={() => onChoose(demandPlace)} />}
    </>
  );
}

/** On a phone the detail's place is not there before something is chosen. */
function ToDemand({ onOpen }: { onOpen: () => void }) {
  const { factor, shell } = useTexts();
  return (
    <div className={styles.removed}>
      <h3 className={styles.removedNames}>{factor.demand.legend}</h3>
      <TextButton onClick={onOpen}>{shell.show}</TextButton>
    </div>
  );
}

function Removed({
  people,
  row,
}: {
  people: readonly Person[];
  row: (person: Person) => React.ReactNode;
}) {
  const { people: words, shell } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.removed}>
        <h3 className={styles.removedNames}>
          <HanText>{words.removedNames(people.map(({ name }) => name).join(words.comma))}</HanText>
        </h3>
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? shell.hide : shell.show}
        </TextButton>
      </div>
      {isOpen && <ul aria-label={words.removedGroup}>{people.map(row)}</ul>}
    </>
  );
}

/** The people came with a backup, and nobody has said yet that they belong. */
function Unconfirmed({ isOffline }: { isOffline: boolean }) {
  const { confirmPeople } = useConsole();
  const { unconfirmed } = useTexts().people;
  const since = useConsoleState(({ people }) => people?.unconfirmedSince);
  const now = useConsoleState((state) => state.now);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (since === undefined) return null;

  async function confirm() {
    setIsAsking(true);
    setProblem(await confirmPeople());
    setIsAsking(false);
  }

  return (
    <div className={styles.unconfirmed}>
      <p>{unconfirmed.text(formatMoment(since, now))}</p>
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      <Button disabled={isAsking || isOffline} onClick={() => void confirm()}>
        {isAsking ? unconfirmed.confirming : unconfirmed.confirm}
      </Button>
    </div>
  );
}
