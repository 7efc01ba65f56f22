import { useState } from 'react';
import { formatRecent } from '../clocks/format-time.ts';
import { isLetters } from '../seal/seal.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { HanText } from '../ui/han-text.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './join.module.css';
import { JoinForm } from './join-form.tsx';
import { type Invited, useJoining } from './use-joining.ts';

interface InvitationProps {
  invitationKey: string;
  invited: Invited;
  onOver: () => void;
}

/** The invitation and the seal, alive while it is typed beside them who is coming. */
export function Invitation({ invitationKey, invited, onOver }: InvitationProps) {
  const { joining: words, people } = useTexts();
  const now = useConsoleState((state) => state.now);
  const form = useJoining(invitationKey, invited, onOver);
  const { role, invitedBy, endsAt } = invited.joining;
  const { seal } = form.draft;
  return (
    <main className={styles.page}>
      <div className={styles.invitation}>
        <WordMark />
        <div className={styles.said}>
          <h1 className={styles.title}>
            <HanText>{words.invites(invitedBy)}</HanText>
          </h1>
          <p className={styles.lead}>
            {words.lead(people.roles[role], people.may[role], formatRecent(endsAt, now))}
          </p>
        </div>
        <div className={styles.ground} aria-hidden="true">
          <span className={styles.seal} data-letters={isLetters(seal)}>
            <HanText>{seal}</HanText>
          </span>
          <i className={styles.stop} />
        </div>
        <p className={styles.note}>{words.sealNote}</p>
      </div>
      <Entrance form={form} />
    </main>
  );
}

/** The form, unless somebody else is logged in on this device: what is theirs would be in the way. */
function Entrance({ form }: { form: ReturnType<typeof useJoining> }) {
  const { logout } = useConsole();
  const { joining: words, shell } = useTexts();
  const session = useConsoleState((state) => state.session);
  const person = useConsoleState((state) => state.person);
  const username = useConsoleState((state) => state.username);
  const unsent = useConsoleState(({ outbox, uploads }) => outbox.length + uploads.length);
  const [isAsking, setIsAsking] = useState(false);
  const name = person?.name ?? username;
  if (session !== 'signed-in' || form.isJoining) return <JoinForm form={form} />;
  return (
    <div className={styles.form}>
      <p>
        <HanText>{words.signedIn(name)}</HanText>
      </p>
      {isAsking && <p role="alert">{shell.leaving.text(unsent)}</p>}
      <Button
        onClick={() => (unsent > 0 && !isAsking ? setIsAsking(true) : void logout())}
        className={styles.send}
      >
        {isAsking ? shell.leaving.discard : words.logout}
      </Button>
    </div>
  );
}
