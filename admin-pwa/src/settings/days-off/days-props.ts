import type { HoursDrafting } from '../hours/use-hours-draft.ts';

export interface DaysProps {
  /** Of the places that there are. */
  readonly zones: readonly string[];
  readonly drafting: HoursDrafting;
  readonly now: number;
}
