import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './help-dialog.module.css';

export function KeyList(props: { keys: readonly (readonly [keys: string, effect: string])[] }) {
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

/** Whether single characters act at all: people who use speech input turn them off. */
export function SingleKeysSwitch() {
  const { setPreference } = useConsole();
  const { help } = useTexts();
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={hasSingleKeys}
        onChange={({ target }) => void setPreference({ singleKeys: target.checked })}
      />
      {help.useSingleKeys}
    </label>
  );
}
