import type { ClaimId } from './claims/claims-schema.ts';
import { company } from './company.ts';

/** Whether this office makes a claim. */
export function isClaimed(id: ClaimId): boolean {
  return company.claimsOff?.includes(id) !== true;
}
