import { isAwaited, isSettled } from '@yiqiao/contract/record/payment';
import type { AdvanceKind, IntentLimits, PaymentIntent } from './record-store.ts';

/** Fallback for missed webhooks. */
export const maxOpenAdvances = 500;

/** Whether an advance is of this kind. An intent unknown to the provider is of neither. */
export function isAdvance({ payment }: PaymentIntent, kind: AdvanceKind): boolean {
  if (payment === undefined) return false;
  return kind === 'settled' ? isSettled(payment) : isAwaited(payment);
}

/** Whether nothing was paid on an intent, and no longer can be. */
export function isForgettable(
  { payment }: PaymentIntent,
  { begunBefore }: Pick<IntentLimits, 'begunBefore'>,
): boolean {
  return payment === undefined || (!isSettled(payment) && payment.at < begunBefore);
}
