import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { isNews } from '../outbox-view/is-news.ts';
import { useConsoleState } from '../state/use-console.ts';
import styles from './marks.module.css';

interface QueuedMarkProps {
  entry: OutboxEntry;
  isSending: boolean;
}

/** Dashed: decided here, not yet on the server's paper. */
export function QueuedMark({ entry, isSending }: QueuedMarkProps) {
  const isSlow = useConsoleState(({ slowSeq }) => slowSeq === entry.seq);
  if (!isSlow && !isNews(entry, isSending)) return null;
  return (
    <span className={styles.queued}>{isSlow ? `${entry.to}, being sent` : queuedText(entry)}</span>
  );
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
