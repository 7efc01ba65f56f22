import styles from './status-badge.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={`${styles.badge} ${statusTone(status)}`} data-status={status}>
      <StatusMark status={status} />
      {status}
    </span>
  );
}
