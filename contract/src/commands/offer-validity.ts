import type { FileDeletionRules } from '../files/file-deletion.ts';

export const defaultValidDays = 30;
export const maxValidDays = 90;

/** For how many days an offer can be valid: it must not outlive the document, which is deleted when nothing happens. */
export function longestValidDays({ abandonedDays }: FileDeletionRules): number {
  return abandonedDays === 'off' ? maxValidDays : Math.min(maxValidDays, abandonedDays);
}

/** For how many days it is valid unless its maker says otherwise. */
export function usualValidDays(rules: FileDeletionRules): number {
  return Math.min(defaultValidDays, longestValidDays(rules));
}
