import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import type { ConsoleState } from '../state/console-state.ts';
import type { InvitationOutcome } from '../state/people/join-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import { Invitation } from './invitation.tsx';
import { InvitationOver } from './invitation-over.tsx';
import styles from './join.module.css';
import type { Invited } from './use-joining.ts';

/** The page that an invitation leads to. */
export function JoinPage() {
  const { key = '' } = useParams();
  const { joining: words } = useTexts();
  const { outcome, ask, end } = useInvitation(key);
  useDocumentTitle(words.title);
  if (outcome?.kind === 'invited') {
    return <Invitation invitationKey={key} invited={outcome} onOver={end} />;
  }
  if (outcome?.kind === 'over') return <InvitationOver />;
  return (
    <main className={styles.alone}>
      <WordMark />
      <h1 className={styles.title}>{words.title}</h1>
      <p role="status">{outcome === null ? words.loading : outcome.message}</p>
      {outcome !== null && <Button onClick={ask}>{words.tryAgain}</Button>}
    </main>
  );
}

/**
 * Asks what the invitation offers, and goes on in its language where nobody has chosen another on this device. An owner
 * who looks at the link keeps theirs.
 */
function useInvitation(key: string) {
  const { readInvitation, findPasskeys, setPreference, store } = useConsole();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function ask() {
    setOutcome(null);
    const [told, passkeys] = await Promise.all([readInvitation(key), findPasskeys()]);
    if (told.kind === 'invited' && mayBeChosen(store.getState())) {
      await setPreference({ language: told.joining.language });
    }
    setOutcome(told.kind === 'invited' ? { ...told, passkeys } : told);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each invitation.
  useEffect(() => void ask(), [key]);
  return { outcome, ask: () => void ask(), end: () => setOutcome({ kind: 'over' }) };
}

type Outcome =
  | Exclude<InvitationOutcome, { kind: 'invited' }>
  | (Invited & { readonly kind: 'invited' });

function mayBeChosen({ preferences, person, session }: ConsoleState): boolean {
  const isSomebodyHere = person !== null && session !== 'signed-out';
  return preferences.language === undefined && !isSomebodyHere;
}
