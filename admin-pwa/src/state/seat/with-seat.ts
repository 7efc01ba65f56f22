import { isAtSeat } from '../at-seat.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import { showFailure } from '../list/show-failure.ts';
import type { Seat, SeatNeeds } from '../seat.ts';

/** The list of what the person sees: orders, or a translator's own jobs. */
export function withSeat(
  { edges, store, toaster }: ConsoleContext,
  office: ListActions,
  needs: () => SeatNeeds,
): ListActions {
  let loading: Promise<Seat> | null = null;

  /** `null` where it cannot be had: without a connection, or because the server has another version by now. */
  async function openSeat(): Promise<Seat | null> {
    loading ??= edges.loadSeat().then((create) => create({ edges, store, toaster }, needs()));
    try {
      const seat = await loading;
      if (store.getState().seat !== seat) store.setState({ seat });
      return seat;
    } catch (error) {
      globalThis.console.warn('A part of the console is missing.', error);
      loading = null;
      return null;
    }
  }

  return {
    ...office,
    async loadStored() {
      if (isAtSeat(store.getState())) await (await openSeat())?.loadStored();
      else await office.loadStored();
    },
    async refresh(sessionId) {
      if (!isAtSeat(store.getState())) return office.refresh(sessionId);
      const seat = await openSeat();
      if (seat !== null) return seat.refresh(sessionId);
      const outcome = { kind: 'unreachable' } as const;
      showFailure(store, outcome);
      return outcome;
    },
    clear() {
      store.getState().seat?.clear();
      office.clear();
    },
  };
}
