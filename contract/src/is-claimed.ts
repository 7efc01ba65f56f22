import type { ClaimId } from './claims/claims-schema.ts';
import { company } from './company.ts';

/** Whether this office makes a claim. */
export function isClaimed(id: ClaimId): boolean {
  return company.claimsOff?.includes(id) !== true;
}

/** A text where a claim is made, otherwise another, or none. */
export function ifClaimed(id: ClaimId, text: string, otherwise = ''): string {
  return isClaimed(id) ? text : otherwise;
}
