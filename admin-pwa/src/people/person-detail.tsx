import type { Person } from '@yiqiao/contract/record/person';
import { autonyms } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { Seal } from '../seal/seal.tsx';
import { SignedInList } from '../signed-in/signed-in-list.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { useScreenHeading } from '../ui/screen/use-screen-heading.ts';
import { TextButton } from '../ui/text-button.tsx';
import { InvitationPart } from './invitation-part.tsx';
import styles from './person.module.css';
import { dayText, isLastOwner, lacksFactor, sinceText } from './person-facts.ts';
import { lookOf } from './person-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RolePart } from './role-part.tsx';

interface PersonDetailProps {
  person: Person;
  people: readonly Person[];
  isOffline: boolean;
  /** To one's own name and ways in. */
  onMe: () => void;
  /** The person belongs to the office no more. */
  onGone: () => void;
}

/** What somebody may do, how they come in, and how they leave. */
export function PersonDetail({ person, people, isOffline, onMe, onGone }: PersonDetailProps) {
  const isOwn = useConsoleState((state) => state.person?.id === person.id);
  const isLast = isLastOwner(person, people);
  const { state } = person;
  return (
    <div className={styles.detail}>
      <Head person={person} isOwn={isOwn} />
      {isOwn && <ToMe onMe={onMe} />}
      {state !== 'removed' && <RolePart {...{ person, isLast, isOffline }} />}
      {state === 'here' && <ComesIn person={person} />}
      {state === 'here' && !isOwn && (
        <SignedInList personId={person.id} name={person.name} isOffline={isOffline} />
      )}
      {state !== 'removed' && !person.isFirst && (
        <InvitationPart {...{ person, isOffline }} onGone={onGone} />
      )}
      {state === 'here' && <Removing {...{ person, isLast, isOwn, isOffline }} onGone={onGone} />}
    </div>
  );
}

function Head({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { people: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const heading = useScreenHeading();
  const { name, seal, state, username, invitedAt, removedAt, removedBy } = person;
  const facts = {
    here: () => `${sinceText(person, now)}${words.stop}`,
    invited: () => (invitedAt === undefined ? '' : words.invitedOn(dayText(invitedAt, now))),
    removed: () =>
      removedAt === undefined
        ? ''
        : `${words.removedBy(removedBy?.name ?? '', dayText(removedAt, now))}${words.stop}`,
  };
  const said = [username && `${username}${words.stop}`, facts[state]()].filter(Boolean);
  return (
    <div className={styles.head}>
      <Seal seal={seal} size={72} look={lookOf(person, isOwn)} />
      <div className={styles.who}>
        <h2 ref={heading} className={styles.name} tabIndex={-1}>
          <HanText>{name}</HanText>
        </h2>
        <p className={styles.facts}>
          {said.join(words.space)}
          {words.space}
          <span lang={person.language}>{autonyms[person.language].name}</span>
          {words.stop}
        </p>
      </div>
    </div>
  );
}

function ToMe({ onMe }: { onMe: () => void }) {
  const { people: words } = useTexts();
  return (
    <div>
      <TextButton onClick={onMe}>{words.person.me}</TextButton>
    </div>
  );
}

function ComesIn({ person }: { person: Person }) {
  const { people: words, passkeys, factor } = useTexts();
  const isDemanded = useConsoleState(({ people }) => people?.factorDemand !== undefined);
  const names = { password: words.password, passkey: passkeys.title, factor: factor.title };
  return (
    <section aria-label={words.person.comesIn}>
      <h3 className={styles.heading}>{words.person.comesIn}</h3>
      {person.waysIn.map((way) => (
        <p key={way} className={styles.line}>
          <strong>{names[way]}</strong>
          {way === 'password' && <span className={parts.quiet}>{person.username}</span>}
        </p>
      ))}
      {isDemanded && lacksFactor(person) && (
        <p className={styles.line}>
          <strong>{factor.noSecond}</strong>
          <span>{factor.askedNext}</span>
        </p>
      )}
      {person.isFirst && <p className={styles.note}>{words.person.onServer}</p>}
    </section>
  );
}

interface RemovingProps {
  person: Person;
  isLast: boolean;
  isOwn: boolean;
  isOffline: boolean;
  onGone: () => void;
}

function Removing({ person, isLast, isOwn, isOffline, onGone }: RemovingProps) {
  const { people: words } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.leaving}>
      <Button
        className={styles.remove}
        disabled={isLast || isOffline}
        aria-describedby={isLast ? 'remove-last' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {/* In one piece: the spaces around a name would be lost between the pieces of a button. */}
        <span>
          <HanText>{words.person.remove(person.name)}</HanText>
        </span>
      </Button>
      {isLast && (
        <p id="remove-last" className={parts.quiet}>
          {words.person.removeLast}
        </p>
      )}
      {isAsking && (
        <RemoveDialog
          {...{ person, isOwn, isOffline }}
          onClose={() => setIsAsking(false)}
          onRemoved={onGone}
        />
      )}
    </div>
  );
}
