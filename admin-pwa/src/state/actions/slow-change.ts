import type { StoreApi } from 'zustand/vanilla';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { ConsoleState } from '../console-state.ts';
import { createPlanner } from '../planner.ts';

/** Most answers come sooner: a mark for each of them would only flicker. */
const slowAfterMs = 1000;

/** Notes which change is on its way, if any, and says so in the state once that takes long. */
export function createSlowChangeSign(
  store: StoreApi<ConsoleState>,
): (entry: OutboxEntry | null) => void {
  const plan = createPlanner();
  return (entry) => {
    store.setState({ slowSeq: null });
    plan(() => entry && store.setState({ slowSeq: entry.seq }), slowAfterMs);
  };
}
