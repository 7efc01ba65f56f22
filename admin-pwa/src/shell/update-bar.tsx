import { useRef } from 'react';
import { setAppUpdate, useAppUpdate } from '../state/app-update.ts';
import { useRoomFor } from '../ui/use-room-for.ts';
import styles from './update-bar.module.css';

/** Offers a new version; what is queued and stored survives it. */
export function UpdateBar() {
  const update = useAppUpdate();
  const bar = useRef<HTMLDivElement>(null);
  useRoomFor('--update-room', bar, update.kind);
  return (
    <div role="status">
      {update.kind === 'offered' && (
        <div ref={bar} className={styles.bar}>
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
        <div ref={bar} className={styles.bar}>
          <p>The console was updated in another tab.</p>
          <button type="button" className={styles.link} onClick={() => location.reload()}>
            Reload this tab
          </button>
        </div>
      )}
    </div>
  );
}
