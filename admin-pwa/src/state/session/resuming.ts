import type { OpeningActions } from '../actions/opening-actions.ts';
import { isAtSeat } from '../at-seat.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Reach } from '../outbox/reach.ts';
import type { SendActions } from '../outbox/send-actions.ts';

export interface Resuming {
  /** Confirms the session, sends what waits and fetches the list; calls that overlap share one run. */
  resume(): Promise<void>;
  /**
   * Resumes once `ready` has resolved and a run under way is over: that one asked before the login, and
   * was answered as before it.
   */
  resumeAfter(ready?: Promise<void>): Promise<void>;
}

interface ResumeNeeds {
  readonly reach: Pick<Reach, 'confirm'>;
  readonly sending: Pick<SendActions, 'sendAtOnce'>;
  readonly openings: Pick<OpeningActions, 'tellOpenings'>;
  readonly people: { readPeople(): Promise<unknown>; renewDevice(): Promise<void> };
  readonly replies: { readReplies(): Promise<unknown> };
  readonly refresh: () => Promise<void>;
}

export function createResuming(
  { store }: ConsoleContext,
  { reach, sending, openings, people, replies, refresh }: ResumeNeeds,
): Resuming {
  let running: Promise<void> | null = null;

  async function askServer(): Promise<void> {
    if ((await reach.confirm()) !== 'confirmed') return;
    const isFetched = await sending.sendAtOnce();
    if (!isFetched && store.getState().session === 'signed-in') await refresh();
    await openings.tellOpenings();
    const { session, person, seat } = store.getState();
    if (session !== 'signed-in' || person === null) return;
    // A push service may take its time.
    void people.renewDevice();
    if (isAtSeat({ person })) return seat?.sendFiles();
    await people.readPeople();
    await replies.readReplies();
  }

  function resume(): Promise<void> {
    running ??= askServer().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    resume,
    async resumeAfter(ready) {
      await Promise.all([ready, running]);
      await resume();
    },
  };
}
