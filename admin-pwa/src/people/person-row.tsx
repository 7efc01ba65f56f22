import type { Person } from '@yiqiao/contract/record/person';
import { formatMoment } from '../clocks/format-time.ts';
import { Seal } from '../seal/seal.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import styles from './people.module.css';
import { dayText, lacksFactor, sinceText, waysText } from './person-facts.ts';
import { Choice } from './room/choice.tsx';

interface PersonRowProps {
  person: Person;
  isChosen: boolean;
  onChoose: () => void;
}

/** Seal, name and role; how they come in; since when they are here, or until when they may come. */
export function PersonRow({ person, isChosen, onChoose }: PersonRowProps) {
  const { people: words } = useTexts();
  const isOwn = useConsoleState((state) => state.person?.id === person.id);
  const now = useConsoleState((state) => state.now);
  const isDemanded = useConsoleState(({ people }) => people?.factorDemand !== undefined);
  const isLacking = isDemanded && lacksFactor(person);
  const [first, second] = linesOf(person, isOwn, now);
  return (
    <Choice className={styles.row} {...{ isChosen, onChoose }}>
      <Seal seal={person.seal} size={44} look={lookOf(person, isOwn)} />
      <span className={styles.name}>
        <HanText>{person.name}</HanText>
      </span>
      <span className={styles.role}>{words.roles[person.role]}</span>
      <span className={styles.line} data-lacking={isLacking}>
        {first}
      </span>
      {second !== null && <span className={styles.line}>{second}</span>}
    </Choice>
  );
}

export function lookOf({ state }: Person, isOwn: boolean) {
  if (isOwn) return 'cut-in';
  return ({ here: 'relief', invited: 'dashed', removed: 'struck' } as const)[state];
}

function linesOf(person: Person, isOwn: boolean, now: number): readonly [string, string | null] {
  const { people: words } = texts();
  const { state, invitedAt, invitation, removedAt, removedBy } = person;
  if (state === 'removed') {
    const day = removedAt === undefined ? '' : dayText(removedAt, now);
    return [words.removedBy(removedBy?.name ?? '', day), null];
  }
  if (state === 'here') return [waysText(person), isOwn ? words.you : sinceText(person, now)];
  const asked = invitedAt === undefined ? '' : words.invitedOn(dayText(invitedAt, now));
  if (invitation === undefined) return [asked, words.noLink];
  const isOver = Date.parse(invitation.endsAt) <= now;
  return [asked, isOver ? words.linkEnded : words.linkEnds(formatMoment(invitation.endsAt, now))];
}
