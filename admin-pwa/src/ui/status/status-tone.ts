import type { QuoteStatus } from '@yiqiao/contract/record/status';
import styles from './status-tone.module.css';

const tones: Record<QuoteStatus, string | undefined> = {
  pending: styles.pending,
  'in-progress': styles.inProgress,
  completed: styles.completed,
  cancelled: styles.cancelled,
};

export function isKnownStatus(status: string): boolean {
  return Object.hasOwn(tones, status);
}

/** Class that sets the colors of a status; grey for one this console does not know. */
export function statusTone(status: string): string {
  return Object.entries(tones).find(([name]) => name === status)?.[1] ?? styles.unknown ?? '';
}
