import type { OpeningActions } from '../actions/opening-actions.ts';
import { isAtSeat } from '../at-seat.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { Reach } from '../outbox/reach.ts';
import type { SendActions } from '../outbox/send-actions.ts';

export interface Resuming {
  /**
   * Confirms the session, sends what waits and fetches the list: at the start, and whenever the server may
   * answer again. Calls that overlap share one run, unless it fails: it may have asked too early.
   */
  resume(): Promise<void>;
  /**
   * Resumes once `ready` has resolved and a run under way is over. The list is not waited for: its answer
   * would be from before the login, or the press, that this call is for, and may never come.
   */
  resumeAnew(ready?: Promise<void>): Promise<void>;
}

interface ResumeNeeds {
  readonly list: Pick<ListActions, 'stop'>;
  readonly reach: Pick<Reach, 'confirm'>;
  readonly sending: Pick<SendActions, 'sendAtOnce'>;
  readonly openings: Pick<OpeningActions, 'tellOpenings'>;
  readonly people: { readPeople(): Promise<unknown>; renewDevice(): Promise<void> };
  readonly replies: { readReplies(): Promise<unknown> };
  readonly refresh: () => Promise<void>;
}

export function createResuming(
  { store }: ConsoleContext,
  { list, reach, sending, openings, people, replies, refresh }: ResumeNeeds,
): Resuming {
  let running: Promise<boolean> | null = null;

  /** @returns whether the server has confirmed the session. */
  async function askForList(): Promise<boolean> {
    if ((await reach.confirm()) !== 'confirmed') return false;
    const isFetched = await sending.sendAtOnce();
    if (!isFetched && store.getState().session === 'signed-in') await refresh();
    return true;
  }

  /** What nobody waits for who wants the list anew. */
  async function askForTheRest(): Promise<void> {
    await openings.tellOpenings();
    const { session, person, seat } = store.getState();
    if (session !== 'signed-in' || person === null) return;
    // A push service may take its time.
    void people.renewDevice();
    if (isAtSeat({ person })) return seat?.sendFiles();
    await people.readPeople();
    await replies.readReplies();
  }

  async function resume(): Promise<void> {
    if (running !== null) {
      await running;
      return store.getState().connection === 'online' ? undefined : resume();
    }
    running = askForList().finally(() => {
      running = null;
    });
    if (await running) await askForTheRest();
  }

  return {
    resume,
    async resumeAnew(ready) {
      list.stop();
      await Promise.all([ready, running]);
      await resume();
    },
  };
}
