import { longestName } from '@yiqiao/contract/commands/people/invite-person';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SealChoice } from '../seal/seal-choice.tsx';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Cells } from '../ui/cells/cells.tsx';
import { focusFault } from '../ui/focus-fault.ts';
import parts from '../ui/parts.module.css';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import styles from './join.module.css';
import type { useJoining } from './use-joining.ts';

/** Name, seal, language, and what to log in with. */
export function JoinForm({ form }: { form: ReturnType<typeof useJoining> }) {
  const { joining: words } = useTexts();
  const { draft, seals, way, isJoining, problem, change, speak, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const faultOf = (field: string) => (problem?.field === field ? problem.message : null);
  const isElsewhere = problem !== null && !knownFields.includes(problem.field ?? '');
  useEffect(() => {
    // On a phone its keyboard would cover the invitation.
    if (!isNarrowScreen()) element.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (problem === null) return;
    focusFault(element);
  }, [problem]);
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        {...{ label: words.name, fault: faultOf('name'), value: draft.name }}
        autoComplete="name"
        maxLength={longestName}
        onType={(name) => change({ name })}
      />
      <SealChoice
        words={words}
        proposed={seals}
        value={draft.seal}
        fault={faultOf('seal')}
        onChoose={(seal) => change({ seal })}
      />
      <Cells
        legend={words.language}
        look="row"
        values={languages}
        chosen={draft.language}
        nameOf={(one) => <span lang={one}>{autonyms[one].name}</span>}
        onChoose={speak}
      />
      <ChoiceOfWay form={form} />
      {way === 'password' && (
        <>
          <TextField
            {...{ label: words.username, fault: faultOf('username'), value: draft.username }}
            autoComplete="username"
            onType={(username) => change({ username })}
          />
          <TextField
            {...{ label: words.password, fault: faultOf('password'), value: draft.password }}
            type="password"
            hint={words.passwordHint}
            autoComplete="new-password"
            onType={(password) => change({ password })}
          />
        </>
      )}
      <div className={styles.foot}>
        <p role="alert" className={parts.fault}>
          {isElsewhere && problem.message}
        </p>
        <div className={styles.sending}>
          <Button type="submit" isPrimary className={styles.send} disabled={isJoining}>
            {isJoining ? words.joining : words.by[way].send}
          </Button>
          {way === 'passkey' && <span className={parts.quiet}>{words.asksOnce}</span>}
        </div>
      </div>
    </form>
  );
}

/** With a passkey, unless there can be none here. */
function ChoiceOfWay({ form: { way, passkeys, change } }: { form: ReturnType<typeof useJoining> }) {
  const { joining: words } = useTexts();
  if (passkeys?.obstacle === null) {
    return (
      <Cells
        legend={words.comeIn}
        look="column"
        values={waysIn}
        chosen={way}
        nameOf={(one) => words.by[one].name}
        tellOf={(one) => words.by[one].tells}
        onChoose={(chosen) => change({ way: chosen })}
      />
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{words.comeIn}</h2>
      {passkeys !== null && <p className={parts.quiet}>{passkeys.obstacle}</p>}
    </>
  );
}

const waysIn = ['passkey', 'password'] as const;

const knownFields = ['name', 'seal', 'username', 'password'];

interface TextFieldProps {
  label: string;
  hint?: ReactNode;
  fault: string | null;
  value: string;
  type?: 'text' | 'password';
  autoComplete: string;
  maxLength?: number;
  onType: (text: string) => void;
}

function TextField({ label, hint, fault, value, onType, ...control }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={parts.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-hint`} className={parts.quiet}>
          {hint}
        </span>
      </p>
      <input
        {...control}
        id={id}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint ${id}-fault`}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-fault`} role="alert" className={parts.fault}>
        {fault}
      </p>
    </div>
  );
}
