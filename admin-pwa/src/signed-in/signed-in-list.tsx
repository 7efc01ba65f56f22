import type { SignedIn } from '@yiqiao/contract/record/signed-in';
import { useState } from 'react';
import { formatMoment, formatRecent } from '../clocks/format-time.ts';
import { useAnswer } from '../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './signed-in.module.css';

interface SignedInListProps {
  /** Whose sessions; `null`: one's own, of which this one stays. */
  personId: string | null;
  /** Of that person. */
  name: string;
  isOffline: boolean;
}

/** The devices on which somebody is logged in: each can be ended, or all at once. */
export function SignedInList({ personId, name, isOffline }: SignedInListProps) {
  const { endSession, endSessions } = useConsole();
  const { signedIn: words, me } = useTexts();
  const { sessions, problem, isAsking, act } = useSessions(personId, isOffline);
  const others = sessions?.filter((one) => personId !== null || !one.isThis) ?? [];
  return (
    <section aria-label={words.title}>
      <div className={`${parts.head} ${styles.head}`}>
        <h3 className={styles.heading}>{words.title}</h3>
        {others.length > (personId === null ? 0 : 1) && (
          <TextButton
            disabled={isOffline || isAsking}
            onClick={() => act(() => endSessions(personId, name))}
          >
            {personId === null ? words.endOthers : words.endAll(others.length)}
          </TextButton>
        )}
      </div>
      <p role="status" className={parts.quiet}>
        {sessions === null && problem === null && !isOffline ? me.looking : null}
        {sessions?.length === 0 ? words.nowhere : null}
      </p>
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      <ul>
        {sessions?.map((session) => (
          <Session
            key={session.id}
            session={session}
            canEnd={personId !== null || !session.isThis}
            isDisabled={isOffline || isAsking}
            onEnd={() => act(() => endSession(personId, session))}
          />
        ))}
      </ul>
      {sessions !== null && <p className={styles.note}>{words.note}</p>}
    </section>
  );
}

interface SessionProps {
  session: SignedIn;
  canEnd: boolean;
  isDisabled: boolean;
  onEnd: () => void;
}

function Session({ session, canEnd, isDisabled, onEnd }: SessionProps) {
  const { signedIn: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const { device = words.unknown, address = words.noAddress, lastUsedAt, isThis } = session;
  return (
    <li className={styles.row}>
      <span className={styles.device} data-this={isThis}>
        <HanText>{device}</HanText>
      </span>
      <span className={styles.address}>{address}</span>
      <span className={styles.used} title={formatMoment(session.startedAt, now)}>
        {isThis ? words.now : formatRecent(lastUsedAt, now)}
      </span>
      {canEnd ? (
        <TextButton
          className={styles.end}
          aria-label={words.endOn(device)}
          disabled={isDisabled}
          onClick={onEnd}
        >
          {words.end}
        </TextButton>
      ) : (
        <span className={styles.end}>{words.thisOne}</span>
      )}
    </li>
  );
}

/** Asks after every end as well. */
function useSessions(personId: string | null, isOffline: boolean) {
  const { readSessions } = useConsole();
  const ask = () => readSessions(personId);
  const { value, problem, setProblem, read } = useAnswer(ask, isOffline, personId);
  const [isAsking, setIsAsking] = useState(false);

  async function run(end: () => Promise<string | null>) {
    setIsAsking(true);
    const failure = await end();
    if (failure === null) await read();
    else setProblem(failure);
    setIsAsking(false);
  }

  const act = (end: () => Promise<string | null>) => void run(end);
  return { sessions: value, problem, isAsking, act };
}
