import { useTexts } from '../../texts/texts.ts';
import styles from './status-badge.module.css';
import { StatusMark } from './status-mark.tsx';
import { statusTone } from './status-tone.ts';

export function StatusBadge({ status }: { status: string }) {
  const { name } = useTexts().status;
  return (
    <span className={`${styles.badge} ${statusTone(status)}`} data-status={status}>
      <StatusMark status={status} />
      {name(status)}
    </span>
  );
}
