import { longestPasskeyName, type Passkey } from '@yiqiao/contract/record/passkey';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { dayOf, formatRecent, formatWeekday } from '../../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './passkey-part.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  isDisabled: boolean;
  /** @returns whether it was done. */
  onAct: (change: () => Promise<string | null>) => Promise<boolean>;
}

/** A passkey by its name, and what can be done with it. */
export function PasskeyRow({ passkey, isDisabled, onAct }: PasskeyRowProps) {
  const { renamePasskey, removePasskey } = useConsole();
  const { passkeys: words } = useTexts();
  const [isNaming, setIsNaming] = useState(false);
  const { id, name } = passkey;

  async function rename(typed: string) {
    if (await onAct(() => renamePasskey(id, typed))) setIsNaming(false);
  }

  if (isNaming) {
    return (
      <li className={styles.row}>
        <NameForm
          {...{ name, isDisabled }}
          onSave={(typed) => void rename(typed)}
          onLeave={() => setIsNaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <Facts passkey={passkey} />
      <span className={styles.acts}>
        <TextButton
          aria-label={words.renameOne(name)}
          disabled={isDisabled}
          onClick={() => setIsNaming(true)}
        >
          {words.rename}
        </TextButton>
        <TextButton
          aria-label={words.removeOne(name)}
          disabled={isDisabled}
          onClick={() => void onAct(() => removePasskey(passkey))}
        >
          {words.remove}
        </TextButton>
      </span>
    </li>
  );
}

function Facts({ passkey }: { passkey: Passkey }) {
  const { passkeys: words } = useTexts();
  const now = useConsoleState((state) => state.now);
  const { name, host, addedAt, lastUsedAt } = passkey;
  const facts = [
    words.made(formatWeekday(dayOf(Date.parse(addedAt)), now)),
    lastUsedAt === undefined ? words.notUsed : words.lastUsed(formatRecent(lastUsedAt, now)),
    ...(host === location.hostname ? [] : [words.ofHost(host)]),
  ];
  return (
    <span>
      <span className={styles.name}>
        <HanText>{name}</HanText>
      </span>
      <span className={styles.facts}>{facts.join(words.between)}</span>
    </span>
  );
}

interface NameFormProps {
  name: string;
  isDisabled: boolean;
  onSave: (name: string) => void;
  onLeave: () => void;
}

function NameForm({ name, isDisabled, onSave, onLeave }: NameFormProps) {
  const { passkeys: words } = useTexts();
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    onSave(typed);
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <input
        ref={field}
        className={styles.input}
        aria-label={words.nameOf(name)}
        maxLength={longestPasskeyName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextButton type="submit" disabled={isDisabled}>
        {words.save}
      </TextButton>
      <TextButton onClick={onLeave}>{words.leave}</TextButton>
    </form>
  );
}
