import { hasHappened, isQueued, type Mail } from '../../record/mail.ts';

export interface Outbox {
  readonly queued: number;
  /** How long the oldest mail has waited. */
  readonly oldestMs: number;
}

/** What is waiting to be sent at `at`, in ms since the epoch; `null` if nothing is. */
export function countOutbox(
  quotes: readonly { readonly mails?: readonly Mail[] | undefined }[],
  at: number,
): Outbox | null {
  const isWaiting = (mail: Mail) => isQueued(mail) && hasHappened(mail, at);
  const waiting = quotes.flatMap(({ mails = [] }) => mails.filter(isWaiting));
  if (waiting.length === 0) return null;
  const oldest = waiting.reduce((first, { queuedAt }) => Math.min(first, Date.parse(queuedAt)), at);
  return { queued: waiting.length, oldestMs: at - oldest };
}
