import type { QuoteStatus } from '@yiqiao/contract/status';
import styles from './status-tone.module.css';

const tones: Record<QuoteStatus, string | undefined> = {
  pending: styles.pending,
  'in-progress': styles.inProgress,
  completed: styles.completed,
  cancelled: styles.cancelled,
};

/** Class that sets the colours of a status; grey for one this console does not know. */
export function statusTone(status: string): string {
  return Object.entries(tones).find(([name]) => name === status)?.[1] ?? styles.unknown ?? '';
}
