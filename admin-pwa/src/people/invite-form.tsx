import { invitationDays } from '@yiqiao/contract/commands/people/invitation';
import { longestName } from '@yiqiao/contract/commands/people/invite-person';
import { type Role, roles } from '@yiqiao/contract/record/role';
import { autonyms, type Language, languages } from '@yiqiao/contract/text/languages';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { Invited } from '../state/people/people-actions.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Cells } from '../ui/cells/cells.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { invitationText } from './invitation-text.ts';
import styles from './invite.module.css';
import { LinkOnce } from './link-once.tsx';

interface InviteFormProps {
  isOffline: boolean;
  onDone: () => void;
}

/** Invites somebody: who it is, what they may do, and in which language they are asked. */
export function InviteForm({ isOffline, onDone }: InviteFormProps) {
  const { people: words, language: spoken } = useTexts();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('staff');
  const [language, setLanguage] = useState<Language>(spoken);
  const { made, isAsking, problem, invite } = useInviting();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const isMade = made !== null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void invite({ name, role, language }).then((isDone) => isDone || nameField.current?.focus());
  }

  return (
    <div className={styles.invite}>
      <div className={styles.top}>
        <h2 className={styles.title}>{words.invite.title}</h2>
        <TextButton onClick={onDone}>{isMade ? words.invite.done : words.invite.cancel}</TextButton>
      </div>
      <form className={styles.form} noValidate onSubmit={submit}>
        <NameField {...{ name, setName, problem }} isDisabled={isMade} field={nameField} />
        <Cells
          legend={words.person.may}
          look="column"
          values={roles}
          chosen={role}
          isDisabled={isMade}
          nameOf={(one) => words.roles[one]}
          tellOf={(one) => words.may[one]}
          onChoose={setRole}
        />
        <Cells
          legend={words.invite.language}
          look="row"
          values={languages}
          chosen={language}
          isDisabled={isMade}
          nameOf={(one) => <span lang={one}>{autonyms[one].name}</span>}
          onChoose={setLanguage}
        />
        {made === null ? (
          <Button
            type="submit"
            isPrimary
            className={styles.make}
            disabled={isAsking || isOffline || name.trim() === ''}
          >
            {isAsking ? words.invite.making : words.invite.make}
          </Button>
        ) : (
          <LinkOnce made={made} />
        )}
      </form>
      <Preview language={language} endsAt={made?.person.invitation?.endsAt} />
    </div>
  );
}

interface NameFieldProps {
  name: string;
  setName: (name: string) => void;
  problem: string | null;
  isDisabled: boolean;
  field: React.RefObject<HTMLInputElement | null>;
}

function NameField({ name, setName, problem, isDisabled, field }: NameFieldProps) {
  const { invite: words } = useTexts().people;
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={parts.head}>
        <label className={styles.label} htmlFor={id}>
          {words.who}
        </label>
        <span id={`${id}-hint`} className={parts.quiet}>
          {words.whoHint}
        </span>
      </p>
      <input
        ref={field}
        id={id}
        className={styles.input}
        autoComplete="off"
        maxLength={longestName}
        readOnly={isDisabled}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={parts.fault}>
        {problem}
      </p>
    </div>
  );
}

function Preview({ language, endsAt }: { language: Language; endsAt: string | undefined }) {
  const { invite: words } = useTexts().people;
  const by = useConsoleState(({ person }) => person?.name ?? '');
  const now = useConsoleState((state) => state.now);
  const { title, lines } = invitationText(language, {
    by,
    address: null,
    endsAt: endsAt ?? now + invitationDays * 86_400_000,
  });
  return (
    <aside className={styles.preview}>
      <h3 className={styles.previewTitle}>{words.preview}</h3>
      <div lang={language} className={styles.letter}>
        <p>
          <strong>{title}</strong>
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={parts.quiet}>{words.previewHint}</p>
    </aside>
  );
}

function useInviting() {
  const console = useConsole();
  const [made, setMade] = useState<Invited | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether there is a link now. */
  async function invite(request: Parameters<typeof console.invite>[0]): Promise<boolean> {
    setIsAsking(true);
    const outcome = await console.invite(request);
    setIsAsking(false);
    setProblem(outcome.kind === 'none' ? outcome.message : null);
    if (outcome.kind === 'invited') setMade(outcome);
    return outcome.kind === 'invited';
  }

  return { made, isAsking, problem, invite };
}
