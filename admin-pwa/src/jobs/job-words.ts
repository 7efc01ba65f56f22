import type { JobNow } from '@yiqiao/contract/life/translators-work';
import type { Fee } from '@yiqiao/contract/record/job';
import { formatRecent } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { texts } from '../texts/texts.ts';

/** "¥3,119.20", or that there is none. */
export function feeText(fee: Fee | undefined): string {
  return fee === undefined ? texts().translators.facts.noFee : moneyText(fee.total, fee.currency);
}

/** What became of a job, and when; one that its order has ended has no moment of its own. */
export function stateText({ state, steps }: JobNow, now: number): string {
  const { states, withOrder } = texts().translators;
  const last = steps.at(-1);
  if (last?.state !== state) return withOrder;
  const say: Readonly<Record<string, (moment: string) => string>> = states;
  return say[state]?.(formatRecent(last.at, now)) ?? '';
}
