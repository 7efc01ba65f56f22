import { useRef } from 'react';
import { setAppUpdate, useAppUpdate } from '../state/app-update.ts';
import { TextButton } from '../ui/text-button.tsx';
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
          <TextButton onClick={update.accept}>Update now</TextButton>
          <TextButton onClick={() => setAppUpdate({ kind: 'none' })}>Later</TextButton>
        </div>
      )}
      {update.kind === 'taken-over' && (
        <div ref={bar} className={styles.bar}>
          <p>The console was updated in another tab.</p>
          <TextButton onClick={() => location.reload()}>Reload this tab</TextButton>
        </div>
      )}
    </div>
  );
}
