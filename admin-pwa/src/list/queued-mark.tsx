import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import styles from './marks.module.css';

/** Dashed: decided here, not yet on the server's paper. */
export function QueuedMark({ entry }: { entry: OutboxEntry }) {
  return <span className={styles.queued}>{queuedText(entry)}</span>;
}

function queuedText({ state, to, server }: OutboxEntry): string {
  switch (state) {
    case 'waiting':
      return `${to}, not sent yet`;
    case 'conflict':
      return `${to} or ${server?.status ?? 'the server’s status'}: choose`;
    case 'refused':
      return `${to} was refused`;
  }
}
