import type { Person } from '@yiqiao/contract/record/person';
import { useState } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import type { Invited } from '../state/people/people-actions.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { LinkOnce } from './link-once.tsx';
import styles from './person.module.css';

interface InvitationPartProps {
  person: Person;
  isOffline: boolean;
  /** An invitation that was taken back leaves nobody behind who was never here. */
  onGone: () => void;
}

/** The invitation of somebody who is not here yet, or has lost every way in: a new link, or none. */
export function InvitationPart({ person, isOffline, onGone }: InvitationPartProps) {
  const { renewInvitation, takeBackInvitation } = useConsole();
  const { people: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const [made, setMade] = useState<Invited | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { invitation, state } = person;
  const isNew = state === 'invited';

  async function renew() {
    setIsAsking(true);
    const outcome = await renewInvitation(person.id);
    setIsAsking(false);
    setMade(outcome.kind === 'invited' ? outcome : null);
    setProblem(outcome.kind === 'invited' ? null : outcome.message);
  }

  async function takeBack() {
    setIsAsking(true);
    const failure = await takeBackInvitation(person.id);
    setIsAsking(false);
    setMade(null);
    setProblem(failure);
    if (failure === null && isNew) onGone();
  }

  const ends = invitation && formatMoment(invitation.endsAt, now);
  const isOver = invitation !== undefined && Date.parse(invitation.endsAt) <= now;
  const said = isOver ? words.linkEnded : ends && words.linkEnds(ends);
  const renewal = ends && !isOver ? words.invitation.waits(ends) : words.person.newInvitationWhy;
  return (
    <section aria-label={words.invitation.title}>
      <h3 className={styles.heading}>{words.invitation.title}</h3>
      {made === null && <p className={styles.note}>{isNew ? said : renewal}</p>}
      {made !== null && <LinkOnce made={made} />}
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      <div className={styles.change}>
        <Button disabled={isAsking || isOffline} onClick={() => void renew()}>
          {isNew || invitation ? words.invitation.new : words.person.newInvitation}
        </Button>
        {(isNew || invitation !== undefined) && (
          <Button disabled={isAsking || isOffline} onClick={() => void takeBack()}>
            {words.invitation.takeBack}
          </Button>
        )}
      </div>
      {(isNew || invitation !== undefined) && (
        <p className={parts.quiet}>
          {words.invitation.newWhy}
          {words.space}
          {isNew ? words.invitation.takeBackWhy : words.invitation.takeBackLinkWhy}
        </p>
      )}
    </section>
  );
}
