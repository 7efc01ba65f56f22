import type { ClaimId, ClaimsSection } from '@yiqiao/contract/claims/claims-schema';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { usePutting } from '../section/use-putting.ts';
import { changedClaims } from './changed-claims.ts';

/** Which claims are pressed and not live, and what becomes of that. */
export function useClaimsDraft(held: HeldSettings, live: ClaimsSection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.claims);
  const putting = usePutting(held, 'claims');
  const claims = { ...live, ...draft };
  const changed = changedClaims(live, draft);

  function press(id: ClaimId): void {
    draftSection('claims', { ...draft, [id]: !claims[id] });
  }

  function put(): Promise<boolean> {
    return putting.put(Object.fromEntries(changed.map((id) => [id, claims[id]])));
  }

  return { claims, changed, putting, press, put };
}
