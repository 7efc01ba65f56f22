import { quoteStatuses } from '@yiqiao/contract/quote/status';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { Dialog } from '../ui/dialog.tsx';
import { StatusMark } from '../ui/status/status-mark.tsx';
import { statusTone } from '../ui/status/status-tone.ts';
import buttonStyles from '../ui/text-button.module.css';
import { DurabilityNote } from './durability-note.tsx';
import styles from './help-dialog.module.css';
import { InstallButton } from './install-button.tsx';

const keys: readonly (readonly [keys: string, effect: string])[] = [
  ['↓ ↑', 'Next and previous submission'],
  ['Home End', 'First and last submission'],
  ['Enter', 'Open the submission'],
  ['Tab', 'To the buttons of the submission'],
  ['Esc', 'Back to the list'],
  ['F8', 'To the latest notification; Enter triggers Undo'],
];

/** They act on the submission that has the focus. */
const singleKeys: readonly (readonly [keys: string, effect: string])[] = [
  ['1 2 3 4', 'Set pending, in-progress, completed, cancelled'],
  ['/', 'Search'],
  ['?', 'This help'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { setPreference } = useConsole();
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  return (
    <Dialog title="Help" onClose={onClose}>
      <h3 className={styles.title}>Keys</h3>
      <KeyList keys={keys} />
      <h3 className={styles.title}>Single keys</h3>
      <p>They work while a submission has the focus, in the list or opened.</p>
      <KeyList keys={singleKeys} />
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => void setPreference({ singleKeys: target.checked })}
        />
        Use single keys on this device
      </label>
      <h3 className={styles.title}>Marks</h3>
      <ul className={styles.marks}>
        {quoteStatuses.map((status) => (
          <li key={status} className={statusTone(status)}>
            <StatusMark status={status} size={14} />
            {status}
          </li>
        ))}
      </ul>
      <p>
        A dashed outline marks a change that the server does not have yet. Every request is promised
        a reply within 24 hours: its clock turns yellow six hours before that, red one hour before,
        and black once the reply is overdue.
      </p>
      <h3 className={styles.title}>This device</h3>
      <DurabilityNote />
      <InstallButton className={buttonStyles.textButton} />
      <p className={styles.version}>Version {__CONSOLE_VERSION__}</p>
    </Dialog>
  );
}

function KeyList(props: { keys: readonly (readonly [keys: string, effect: string])[] }) {
  return (
    <dl>
      {props.keys.map(([name, effect]) => (
        <div key={name} className={styles.key}>
          <dt>
            {name.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
