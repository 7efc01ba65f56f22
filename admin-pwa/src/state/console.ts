import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnalyzeDocument, createAnalyzeDocument } from './actions/analyze-document.ts';
import { type ChangeNow, createChangeNow } from './actions/change-now.ts';
import { createOpeningActions, type OpeningActions } from './actions/opening-actions.ts';
import { createPreferenceActions, type PreferenceActions } from './actions/preference-actions.ts';
import { type ConsoleState, initialState, type StorageState } from './console-state.ts';
import type { ConsoleEdges } from './edges.ts';
import { followTabs } from './follow/follow-tabs.ts';
import { createFollowing } from './follow/following.ts';
import { createFetchChanges } from './list/fetch-changes.ts';
import { createListActions } from './list/list-actions.ts';
import type { NoticeActions } from './notices/notice-actions.ts';
import { createDeliveryActions, type DeliveryActions } from './order/delivery-actions.ts';
import { createLinkActions, type LinkActions } from './order/link-actions.ts';
import { createNewRequestActions, type NewRequestActions } from './order/new-request-actions.ts';
import { createOrderActions, type OrderActions } from './order/order-actions.ts';
import { createPersonActions, type PersonActions } from './order/person-actions.ts';
import { createUploadActions, type UploadActions } from './order/upload-actions.ts';
import { type ChangeActions, createChangeActions } from './outbox/change-actions.ts';
import { createQueue } from './outbox/queue.ts';
import { createReach } from './outbox/reach.ts';
import { createSendActions } from './outbox/send-actions.ts';
import type { FactorActions } from './people/factor-actions.ts';
import type { JoinActions } from './people/join-actions.ts';
import type { OwnActions } from './people/own-actions.ts';
import type { OwnPasskeyActions } from './people/own-passkey-actions.ts';
import type { PasskeyActions } from './people/passkey-actions.ts';
import type { PeopleActions } from './people/people-actions.ts';
import { createProving, type ProofActions } from './people/proving.ts';
import { createPeopleSide } from './people-side.ts';
import { createReplyActions, type ReplyActions } from './replies/reply-actions.ts';
import { withSeat } from './seat/with-seat.ts';
import { createDeviceAccess } from './session/device-access.ts';
import { createLoggingIn, type LoggingIn } from './session/logging-in.ts';
import { openDevice } from './session/open-device.ts';
import { createResuming, type Resuming } from './session/resuming.ts';
import { createSessionActions } from './session/session-actions.ts';
import { createSettingsActions, type SettingsActions } from './settings/settings-actions.ts';
import { createToaster, type Toaster } from './toaster.ts';

export interface Console
  extends Omit<ChangeActions, 'setBack'>,
    DeliveryActions,
    FactorActions,
    Pick<OpeningActions, 'markOpened'>,
    JoinActions,
    LinkActions,
    LoggingIn,
    NewRequestActions,
    NoticeActions,
    OrderActions,
    OwnActions,
    OwnPasskeyActions,
    PasskeyActions,
    PeopleActions,
    PersonActions,
    PreferenceActions,
    ProofActions,
    ReplyActions,
    Resuming,
    SettingsActions,
    UploadActions {
  readonly store: StoreApi<ConsoleState>;
  readonly toaster: Toaster;
  readonly changeNow: ChangeNow;
  readonly analyzeDocument: AnalyzeDocument;
  /** Shows what the device stores. */
  open(): Promise<void>;
  /** Fetches what has changed, and tells other tabs if anything has. */
  refresh(): Promise<void>;
  logout(): Promise<void>;
  /** Whoever was removed has read it, and somebody else may log in. */
  endFarewell(): Promise<void>;
  /** Moves the clock on, and locks what the server has not confirmed for too long. */
  tick(): void;
  reportStorage(storage: StorageState): void;
  /** Starts or stops hearing of changes: it hears of them while there is a connection. */
  followChanges(): void;
}

/** The console without its screens. */
export function createConsole(edges: ConsoleEdges): Console {
  const store = createStore<ConsoleState>(() => initialState(edges.now()));
  const toaster = createToaster((task, delayMs) => setTimeout(task, delayMs));
  const context = { edges, store, toaster };

  const seatNeeds = () => ({ queue, sessionId, onSessionEnded: access.end });
  const list = withSeat(context, createListActions(context), seatNeeds);
  const access = createDeviceAccess(context, list);
  const session = createSessionActions(context, { access, list });
  const reach = createReach(context, session);
  const sessionId = () => access.current?.sessionId ?? '';
  const needs = { list, sessionId, onSessionEnded: access.end };
  const fetchChanges = createFetchChanges(needs);
  const open = () => openDevice(context, access);

  // Waits in the outbox. Sending closes the circle: it may offer to undo a change, which is another change.
  const queue = createQueue(context, () => sending.send());
  const { setBack, ...changes } = createChangeActions(context, queue);
  const orders = createOrderActions(context, queue);
  const { reread } = queue;
  const sending = createSendActions(context, { ...needs, reach, refresh, reread, undo: setBack });

  // Needs an answer of the server.
  const changeNow = createChangeNow(context, needs);
  const analyzeDocument = createAnalyzeDocument(context, needs);
  const { withProof, ...proof } = createProving(context, needs);
  const persons = createPersonActions(context, { ...needs, refresh, withProof });
  const uploads = createUploadActions(context, needs);
  const { markOpened, ...openings } = createOpeningActions(context, needs);
  const people = createPeopleSide(context, {
    ...{ ...needs, access, session, withProof },
    resuming: () => resuming,
  });

  // Keeps up with the server and with the other tabs.
  const replies = createReplyActions(context, { ...needs, withProof });
  const parts = { list, reach, sending, openings, people, replies, refresh };
  const resuming = createResuming(context, parts);
  const followChanges = createFollowing(context, { ...resuming, refresh });
  followTabs(context, { access, list, reread, resuming, open, fetchChanges });

  async function refresh(): Promise<void> {
    if (await fetchChanges()) edges.tabs.tell('list-changed');
  }

  return {
    ...{ ...resuming, store, toaster, open, refresh, followChanges, markOpened },
    ...{ changeNow, analyzeDocument },
    ...changes,
    ...createDeliveryActions(context, changeNow),
    ...createLinkActions(context, needs),
    ...createNewRequestActions(context, queue),
    ...orders,
    ...{ ...people, ...persons, ...proof, ...replies },
    ...{ ...createPreferenceActions(context), ...uploads },
    ...createSettingsActions(context, { ...needs, withProof }),
    ...createLoggingIn(session, resuming),
    ...{ logout: session.logout, endFarewell: session.endFarewell },
    tick() {
      store.setState(({ clockOffsetMs }) => ({ now: edges.now() + clockOffsetMs }));
      if (access.lockIfStale()) void resuming.resume();
      store.getState().seat?.tick();
    },
    reportStorage: (storage) => store.setState({ storage }),
  };
}
