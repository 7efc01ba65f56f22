import type { OwnPerson } from '@yiqiao/contract/record/person';
import { hasSeveral } from './console-state.ts';
import { useConsoleState } from './use-console.ts';

/** Who is logged in, where an order could be another's as well; else `null`, and nothing is said of it. */
export function useOwnAmongSeveral(): OwnPerson | null {
  return useConsoleState((state) => (hasSeveral(state) ? state.person : null));
}
