import type { Budget } from '../../budget.ts';

/** Workbooks show short texts a million times: these cost what their cells do. */
const shortText = 256;

/**
 * Charges for a text that a workbook stores once and a cell shows. A few bytes each would otherwise have a
 * long text counted a million times.
 */
export function spendShared(text: string, budget: Budget): void {
  if (text.length > shortText) budget.spendInflated(text.length);
}
