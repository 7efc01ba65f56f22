import { HttpError } from '@yiqiao/contract/http/http-error';
import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import type { NoticeDevice, OwnNotices, Subscription } from '@yiqiao/contract/record/notice';
import type { Preferences } from '../../offline/storage/records/preferences.ts';
import type { PreferenceActions } from '../actions/preference-actions.ts';
import type { ConsoleContext } from '../edges.ts';
import type { WithProof } from '../people/proving.ts';
import type { DeviceAccess } from '../session/device-access.ts';
import type { SessionNeeds } from '../session-needs.ts';

export interface NoticeNeeds extends SessionNeeds, Pick<DeviceAccess, 'noteTold'> {
  readonly withProof: WithProof;
  readonly setPreference: PreferenceActions['setPreference'];
  /** Where the server was told that this device is, in this session. */
  readonly toldAt: () => string | undefined;
}

export type TurnOn = () => Promise<string | null>;

/** What a person has said of this device. */
type Choice = NonNullable<Preferences['told']>[string];

/** What the person has said of this device; it outlasts their session. */
function createChoice({ store }: ConsoleContext, { setPreference }: NoticeNeeds) {
  const chosen = (): Choice | undefined => {
    const { person, preferences } = store.getState();
    return person === null ? undefined : preferences.told?.[person.id];
  };
  return {
    chosen,
    async choose(choice: Choice): Promise<void> {
      const { person, preferences } = store.getState();
      if (person === null || chosen() === choice) return;
      await setPreference({ told: { ...preferences.told, [person.id]: choice } });
    },
    /** Whoever turns it on again begins as on a new device. */
    async forget(): Promise<void> {
      const { person, preferences } = store.getState();
      const { [person?.id ?? '']: _, ...told } = preferences.told ?? {};
      await setPreference({ told });
    },
  };
}

/** This device among those that tell its person. */
export function createTurningOn(context: ConsoleContext, needs: NoticeNeeds) {
  const { edges, store } = context;
  const { ask, push } = edges;
  const { chosen, choose, forget } = createChoice(context, needs);

  /** Shows how the person is told; where this device's full stop is, is kept for the next session. */
  async function keep(notices: OwnNotices): Promise<void> {
    if (store.getState().session !== 'signed-out') store.setState({ notices });
    const here = notices.devices.find(({ isThis }) => isThis);
    if (here !== undefined) await choose(here.stop);
  }

  async function tellServer(subscription: Subscription): Promise<void> {
    const wanted = chosen();
    const device = await ask(noticeEndpoints.subscribe, {}, { body: subscription });
    await needs.noteTold(subscription.endpoint);
    if (isElsewhere(wanted, device)) {
      const body = { stops: { [device.id]: wanted } };
      await ask(noticeEndpoints.changeNotices, {}, { body });
    } else await choose(device.stop);
  }

  /** @returns `null` where the push service cannot be reached. */
  async function subscribe(isAnew: boolean): Promise<Subscription | null> {
    const { publicKey } = await ask(noticeEndpoints.readPushKey, {});
    return push.subscribe(publicKey, isAnew).catch((error: unknown) => {
      globalThis.console.warn('No push subscription can be had.', error);
      return null;
    });
  }

  return {
    ...{ chosen, choose, keep },
    /** @returns whether the push service could be reached. */
    async turnOn(): Promise<boolean> {
      const subscription = await subscribe(false);
      if (subscription === null) return false;
      if (chosen() === 'nothing') await forget();
      await tellServer(subscription);
      return true;
    },
    async renewOnce(): Promise<void> {
      const toldAt = needs.toldAt();
      const notices = toldAt === undefined ? null : await ask(noticeEndpoints.readNotices, {});
      // Its push service has said that it knows the device no more.
      const isDropped = notices !== null && !notices.devices.some(({ isThis }) => isThis);
      const subscription = await subscribe(isDropped);
      if (subscription === null) return;
      if (isDropped || subscription.endpoint !== toldAt) await tellServer(subscription);
      else if (notices !== null) await keep(notices);
    },
  };
}

/** Renews this device once in a session, where the person wants to be told and the browser allows it. */
export function createRenewing(
  { edges: { push } }: ConsoleContext,
  { sessionId }: Pick<NoticeNeeds, 'sessionId'>,
  { chosen, renewOnce }: Pick<ReturnType<typeof createTurningOn>, 'chosen' | 'renewOnce'>,
): () => Promise<void> {
  let renewedIn: string | null = null;
  return async () => {
    const session = sessionId();
    const choice = chosen();
    const isWanted = choice !== undefined && choice !== 'nothing' && push.isAllowed();
    if (!isWanted || push.findObstacle() !== null || renewedIn === session) return;
    try {
      await renewOnce();
      renewedIn = session;
    } catch (error) {
      // The next start tries again, and says so if the session has ended.
      if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
    }
  };
}

/** Whether the full stop of a device that begins anew is not where the person had it. */
function isElsewhere(wanted: Choice | undefined, { stop }: NoticeDevice): wanted is number {
  return typeof wanted === 'number' && wanted !== stop;
}
