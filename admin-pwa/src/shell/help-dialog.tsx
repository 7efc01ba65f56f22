import { Dialog } from '../ui/dialog.tsx';
import { DurabilityNote } from './durability-note.tsx';
import styles from './help-dialog.module.css';

const keys: readonly (readonly [keys: string, effect: string])[] = [
  ['/', 'Search'],
  ['↓ ↑', 'Next and previous submission'],
  ['Home End', 'First and last submission'],
  ['Enter', 'Open the submission'],
  ['Tab', 'To the buttons of the submission'],
  ['1 2 3 4', 'Set pending, in-progress, completed, cancelled'],
  ['Esc', 'Back to the list'],
  ['F8', 'To the latest notice: Enter takes its Undo'],
  ['?', 'This help'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Help" onClose={onClose}>
      <h3 className={styles.title}>Keys</h3>
      <dl className={styles.keys}>
        {keys.map(([name, effect]) => (
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
      <h3 className={styles.title}>Marks</h3>
      <p>
        A dashed outline is a decision that the server does not have yet. The reply to a pending
        submission is promised within 24 hours: the clock turns yellow six hours before, red one
        hour before, and black when it is overdue.
      </p>
      <h3 className={styles.title}>This device</h3>
      <DurabilityNote />
      <p className={styles.version}>Version {__CONSOLE_VERSION__}</p>
    </Dialog>
  );
}
