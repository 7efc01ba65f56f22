import { useEffect, useRef, useState } from 'react';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useIsNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import { FactorDemand } from './factor-demand.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './people.module.css';
import { PeopleList } from './people-list.tsx';
import { demandPlace, invitePlace, listPlace } from './people-places.ts';
import detail from './person.module.css';
import { PersonDetail } from './person-detail.tsx';
import { personsOf } from './person-facts.ts';

export interface PeopleScreenProps {
  /** A person's id, or one of the named places. */
  place: string;
  onPlace: (place: string) => void;
  /** To one's own name and ways in. */
  onMe: () => void;
  onClose: () => void;
}

/** Who belongs to the office, in the place of the submissions. */
export function PeopleScreen({ place, onPlace, onMe, onClose }: PeopleScreenProps) {
  const { people: words } = useTexts();
  const people = useConsoleState((state) => state.people);
  const own = useConsoleState((state) => state.person);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const { problem, ask } = useFreshPeople(isOffline);
  const isNarrow = useIsNarrowScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOwner = own?.role === 'owner';
  const isDetail = place !== listPlace;
  const known = people !== null && isOwner ? personsOf(people) : null;
  const here = known?.filter(({ state }) => state === 'here').length ?? 0;
  return (
    <>
      <section className={styles.pane} aria-label={words.list} inert={isNarrow && isDetail}>
        <div className={styles.head}>
          <TextButton className={styles.back} onClick={onClose}>
            {words.back}
          </TextButton>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {here > 0 ? words.count(here) : words.title}
          </h2>
          {isOwner && (
            <TextButton
              className={styles.invite}
              disabled={isOffline}
              onClick={() => onPlace(invitePlace)}
            >
              {isNarrow ? words.invite.short : words.invite.open}
            </TextButton>
          )}
        </div>
        <p role="status" className={styles.status}>
          {stateOf({ isOwner, isOffline, isKnown: known !== null, problem })}
        </p>
        {problem !== null && !isOffline && (
          <TextButton className={styles.again} onClick={ask}>
            {words.tryAgain}
          </TextButton>
        )}
        {known !== null && (
          <PeopleList people={known} chosen={place} isOffline={isOffline} onChoose={onPlace} />
        )}
      </section>
      <section className={styles.detail} data-open={isDetail} aria-label={words.pane}>
        {known !== null && (
          <>
            <div className={styles.backToList} data-open={isDetail}>
              <TextButton onClick={() => onPlace(listPlace)}>{words.backToPeople(here)}</TextButton>
            </div>
            {place === invitePlace ? (
              <InviteForm isOffline={isOffline} onDone={() => onPlace(listPlace)} />
            ) : (
              <Chosen id={place} people={known} {...{ isOffline, onPlace, onMe }} />
            )}
          </>
        )}
      </section>
    </>
  );

  function stateOf(facts: {
    isOwner: boolean;
    isOffline: boolean;
    isKnown: boolean;
    problem: string | null;
  }): string | null {
    if (facts.isOffline) return words.offline;
    if (!facts.isOwner) return words.ownersOnly;
    return facts.problem ?? (facts.isKnown ? null : words.loading);
  }
}

interface ChosenProps {
  id: string;
  people: ReturnType<typeof personsOf>;
  isOffline: boolean;
  onPlace: (place: string) => void;
  onMe: () => void;
}

function Chosen({ id, people, isOffline, onPlace, onMe }: ChosenProps) {
  const { people: words } = useTexts();
  const person = people.find((one) => one.id === id);
  if (person !== undefined) {
    const gone = () => onPlace(listPlace);
    return <PersonDetail key={id} {...{ person, people, isOffline, onMe }} onGone={gone} />;
  }
  if (id !== listPlace && id !== demandPlace) {
    return <p className={`${parts.quiet} ${styles.empty}`}>{words.gone}</p>;
  }
  const isAlone = people.length === 1;
  return (
    <div className={isAlone ? undefined : detail.detail}>
      <p className={`${parts.quiet} ${isAlone ? styles.empty : ''}`}>
        {isAlone ? words.alone : words.choose}
      </p>
      {!isAlone && <FactorDemand {...{ people, isOffline, onMe }} />}
    </div>
  );
}

/** Asks again at every start and whenever the connection returns. */
function useFreshPeople(isOffline: boolean) {
  const { readPeople } = useConsole();
  const [problem, setProblem] = useState<string | null>(null);
  const ask = () => void readPeople().then(setProblem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that returns is the only other reason.
  useEffect(() => {
    if (!isOffline) ask();
  }, [isOffline]);
  return { problem, ask };
}
