import type { StoreApi } from 'zustand/vanilla';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { ConsoleState } from '../console-state.ts';
import { createPlanner } from '../planner.ts';

/** Most answers come sooner: a mark for each would flicker. */
const slowAfterMs = 1000;

/** Marks the change being sent as slow once its answer takes long; `null` ends that. */
export function createSlowChangeSign(
  store: StoreApi<ConsoleState>,
): (entry: OutboxEntry | null) => void {
  const plan = createPlanner();
  return (entry) => {
    store.setState({ slowSeq: null });
    plan(() => entry && store.setState({ slowSeq: entry.seq }), slowAfterMs);
  };
}
