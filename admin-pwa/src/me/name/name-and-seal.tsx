import { longestName } from '@yiqiao/contract/commands/people/invite-person';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { proposeShown } from '../../seal/propose-shown.ts';
import { SealChoice } from '../../seal/seal-choice.tsx';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './name-and-seal.module.css';

/** One’s own name and seal, as colleagues see them. */
export function NameAndSeal() {
  const { changeOwn, readPeople, toaster } = useConsole();
  const { own: words, offline } = useTexts().people;
  const person = useConsoleState((state) => state.person);
  const people = useConsoleState((state) => state.people?.people ?? none);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const [name, setName] = useState(person?.name ?? '');
  const [seal, setSeal] = useState(person?.seal ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const taken = people
    .filter((other) => other.id !== person?.id && other.state === 'here')
    .map((other) => other.seal);
  // Whose seals are taken.
  useEffect(() => void readPeople(), [readPeople]);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsSaving(true);
    const failure = await changeOwn({ name, seal });
    setIsSaving(false);
    setProblem(failure);
    if (failure === null) toaster.show({ title: words.saved, description: words.savedWhy });
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {words.name}
        </label>
        <input
          id={id}
          className={styles.input}
          autoComplete="name"
          maxLength={longestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <SealChoice
        words={words}
        proposed={proposeShown(name, taken)}
        value={seal}
        fault={problem ?? (isOffline ? offline : null)}
        onChoose={setSeal}
      />
      <div>
        <Button type="submit" isPrimary disabled={isSaving || isOffline}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

const none = [] as const;
