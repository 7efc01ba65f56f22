import { touch } from '../files/plan-deletion.ts';
import { canTakeBack } from '../life/source-state.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../record/decision.ts';
import type { Source } from '../record/source.ts';
import type { CommandContext } from './command.ts';

/**
 * - `source-missing`: the order has no such file from this side.
 * - `source-answered`: a quote covers it, or the office has answered, or the order is over.
 */
export type WithdrawalRefusal = 'source-missing' | 'source-answered';

interface Withdrawal {
  readonly sourceId: string;
  /** Who takes it back: only whoever added it can. */
  readonly from: 'client' | 'office';
  /** `reference`: it stays, to be read only. */
  readonly becomes: 'removed' | 'reference';
}

/** Takes an added file back, or makes it a reference. Its bytes are deleted next. What is so already is left alone. */
export function withdrawSource<Quote extends Decidable>(
  quote: Quote,
  { sourceId, from, becomes }: Withdrawal,
  { at, rules }: Pick<CommandContext, 'at' | 'rules'>,
): Decision<Quote, WithdrawalRefusal> {
  const { sources = [], status } = quote;
  const found = sources.find((source) => source.id === sourceId && source.from === from);
  if (found === undefined) return { kind: 'refused', reason: 'source-missing', quote };
  const isDone = found.removedAt !== undefined || found.role === becomes;
  if (isDone) return { kind: 'unchanged', quote };
  if (!canTakeBack(quote, found)) return { kind: 'refused', reason: 'source-answered', quote };
  const next: Source =
    becomes === 'removed'
      ? { ...found, removedAt: toDateTime(at) }
      : { ...found, role: becomes, wordCount: 0, wordCountBasis: 'none', measurement: null };
  return changeAside(quote, {
    sources: sources.map((source) => (source === found ? next : source)),
    ...touch(quote, status, at, rules),
  });
}
