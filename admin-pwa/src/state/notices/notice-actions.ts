import { endpoints } from '@yiqiao/contract/http/endpoints';
import { noticeEndpoints } from '@yiqiao/contract/http/notice-endpoints';
import type { changeNoticesSchema, NoticeTrial, OwnNotices } from '@yiqiao/contract/record/notice';
import type * as z from 'zod/mini';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import { createTelling, type Told } from '../people/telling.ts';
import { createRenewing, createTurningOn, type NoticeNeeds, type TurnOn } from './turning-on.ts';

type NoticeChanges = z.infer<typeof changeNoticesSchema>;

/** How the person is told of what happens, and on which devices. Everything needs the server; nothing of it waits. */
export interface NoticeActions {
  readNotices(): Promise<Told<OwnNotices>>;
  changeNotices(changes: NoticeChanges): Promise<Told<OwnNotices>>;
  /** Asks the person's leave first, so it must follow a press. @returns why it is not on, in words; `null` if it is. */
  turnOnHere: TurnOn;
  /** @returns why it failed, in words; `null` if nothing is told here from now on. */
  turnOffHere(): Promise<string | null>;
  /** Sends a notice to a device now. */
  tryDevice(id: string): Promise<Told<NoticeTrial>>;
  /** Why nothing can be told here, in words; `null` if it can. */
  findNoticeObstacle(): string | null;
  /** Whether the browser asks nothing more. */
  isAllowedHere(): boolean;
  /** The person is not asked on this device again. */
  refuseNotices(): Promise<void>;
}

/** What the rest of the console calls by itself. */
export interface OwnDevice {
  /** At the start of a session: tells the server where this device is told, if that has changed. */
  renewDevice(): Promise<void>;
}

export function createNoticeActions(
  context: ConsoleContext,
  needs: NoticeNeeds,
): NoticeActions & OwnDevice {
  const { edges, store } = context;
  const { ask, push } = edges;
  const { tell } = createTelling(context, needs);
  const turning = createTurningOn(context, needs);
  const { keep, turnOn, choose } = turning;

  /** Keeps what the server says by now, unless somebody else is logged in. */
  async function tellNotices(act: () => Promise<OwnNotices>): Promise<Told<OwnNotices>> {
    const askedIn = needs.sessionId();
    const outcome = await tell(act);
    // A page that has just begun does not know its session yet.
    const isSame = askedIn === '' || needs.sessionId() === askedIn;
    if (outcome.kind === 'told' && isSame) await keep(outcome.value);
    return outcome;
  }

  /** The first device to tell somebody does so in the language of its console. */
  async function speakAsConsole(): Promise<void> {
    const { person, notices } = store.getState();
    const { language } = texts();
    if (person === null || person.language === language || notices?.devices.length !== 0) return;
    store.setState({ person: await ask(endpoints.changeOwn, {}, { body: { language } }) });
  }

  const readNotices = () => tellNotices(() => ask(noticeEndpoints.readNotices, {}));
  return {
    renewDevice: createRenewing(context, needs, turning),
    readNotices,
    changeNotices: (body) => tellNotices(() => ask(noticeEndpoints.changeNotices, {}, { body })),
    async turnOnHere() {
      const { told } = texts();
      if (!(await push.askPermission())) {
        const obstacle = push.findObstacle();
        return obstacle === null ? told.here.left : told.here.obstacles[obstacle];
      }
      const outcome = await tell(async () => {
        await speakAsConsole();
        return turnOn();
      });
      if (outcome.kind === 'none') return outcome.message;
      if (!outcome.value) return told.here.unreachable;
      store.setState({ askToTell: null });
      await readNotices();
      return null;
    },
    async turnOffHere() {
      await choose('nothing');
      const outcome = await tell(async () => {
        const ended = await push.end();
        await needs.noteTold(undefined);
        if (ended === null) return;
        const body = { endpoint: ended.endpoint };
        await ask(noticeEndpoints.unsubscribe, {}, { body });
      });
      await readNotices();
      return outcome.kind === 'told' ? null : outcome.message;
    },
    tryDevice: (id) => tell(() => ask(noticeEndpoints.tryDevice, { id })),
    findNoticeObstacle() {
      const obstacle = push.findObstacle();
      return obstacle && texts().told.here.obstacles[obstacle];
    },
    isAllowedHere: push.isAllowed,
    async refuseNotices() {
      store.setState({ askToTell: null });
      await choose('nothing');
    },
  };
}
