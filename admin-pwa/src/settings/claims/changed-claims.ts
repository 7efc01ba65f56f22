import { type ClaimId, type ClaimsSection, claimIds } from '@yiqiao/contract/claims/claims-schema';
import type { SettingsDrafts } from '../../state/settings-sitting.ts';
import { changedValues } from '../section/changed-values.ts';

/** The claims that are to be other than they are. */
export function changedClaims(
  live: ClaimsSection,
  draft: SettingsDrafts['claims'],
): readonly ClaimId[] {
  return changedValues(claimIds, live, draft);
}
