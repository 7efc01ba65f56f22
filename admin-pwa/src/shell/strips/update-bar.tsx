import { useRoomFor } from '@yiqiao/look/use-room-for';
import { useRef } from 'react';
import { setAppUpdate, useAppUpdate } from '../../state/app-update.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './update-bar.module.css';

/** Offers a new version; queued and stored data survive it. */
export function UpdateBar() {
  const update = useAppUpdate();
  const { update: words } = useTexts().shell;
  const bar = useRef<HTMLDivElement>(null);
  useRoomFor('--update-room', bar, update.kind);
  return (
    <div role="status">
      {update.kind === 'offered' && (
        <div ref={bar} className={styles.bar}>
          <p>{words.offered}</p>
          <TextButton onClick={update.accept}>{words.accept}</TextButton>
          <TextButton onClick={() => setAppUpdate({ kind: 'none' })}>{words.later}</TextButton>
        </div>
      )}
      {update.kind === 'taken-over' && (
        <div ref={bar} className={styles.bar}>
          <p>{words.takenOver}</p>
          <TextButton onClick={() => location.reload()}>{words.reload}</TextButton>
        </div>
      )}
    </div>
  );
}
