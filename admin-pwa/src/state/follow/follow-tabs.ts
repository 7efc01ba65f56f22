import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { Queue } from '../outbox/queue.ts';
import type { DeviceAccess } from '../session/device-access.ts';
import type { Resuming } from '../session/resuming.ts';

interface TabNeeds {
  readonly access: Pick<DeviceAccess, 'leave' | 'endHere'>;
  readonly list: Pick<ListActions, 'showOpened'>;
  readonly reread: Queue['reread'];
  readonly resuming: Resuming;
  readonly open: () => Promise<void>;
  /** Fetches the list and tells no other tab. */
  readonly fetchChanges: () => Promise<unknown>;
}

/** Keeps this tab in step with the others of the same browser. */
export function followTabs({ edges, store, toaster }: ConsoleContext, needs: TabNeeds): void {
  const { access, list, reread, resuming, open, fetchChanges } = needs;
  // A tab of another version may say something that this one does not know: it is ignored.
  edges.tabs.onMessage((message) => {
    const { session } = store.getState();
    switch (message) {
      case 'signed-out':
        access.leave(null);
        toaster.clear();
        break;
      case 'session-ended':
        if (session !== 'signed-out') void access.endHere();
        break;
      case 'signed-in':
        if (session === 'signed-out') void resuming.resumeAnew(open());
        // It may be somebody else who has logged in there.
        else void resuming.resumeAnew();
        break;
      case 'outbox-changed':
        void reread();
        break;
      case 'opened':
        void edges.storage.readOpenings().then(list.showOpened);
        break;
      case 'list-changed':
        // Two tabs that told each other of every fetch would never stop.
        if (session === 'signed-in') void fetchChanges();
        break;
    }
  });
}
