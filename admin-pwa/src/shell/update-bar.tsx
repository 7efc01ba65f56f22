import { setAppUpdate, useAppUpdate } from '../state/app-update.ts';
import styles from './update-bar.module.css';

/** Offers a new version; what is queued and stored survives it. */
export function UpdateBar() {
  const update = useAppUpdate();
  return (
    <div role="status">
      {update.kind === 'offered' && (
        <div className={styles.bar}>
          <p>A new version of the console is ready.</p>
          <button type="button" className={styles.link} onClick={update.accept}>
            Update now
          </button>
          <button
            type="button"
            className={styles.link}
            onClick={() => setAppUpdate({ kind: 'none' })}
          >
            Later
          </button>
        </div>
      )}
      {update.kind === 'taken-over' && (
        <div className={styles.bar}>
          <p>The console was updated in another tab.</p>
          <button type="button" className={styles.link} onClick={() => location.reload()}>
            Reload this tab
          </button>
        </div>
      )}
    </div>
  );
}
