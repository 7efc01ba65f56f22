import { useMemo } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useOwnAmongSeveral } from '../state/use-own-among-several.ts';
import { type Whose, whoseOf } from './views/whose-views.ts';

/** Whose orders are, as this device wants them; `null` in an office of one. */
export function useWhose(): Whose | null {
  const own = useOwnAmongSeveral();
  const outbox = useConsoleState((state) => state.outbox);
  const ownId = own?.id;
  return useMemo(() => (ownId === undefined ? null : whoseOf(ownId, outbox)), [ownId, outbox]);
}
