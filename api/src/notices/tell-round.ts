import { chatAsDevice } from '@yiqiao/contract/chat/is-for-chat';
import { decideTold, type TellingOutcome } from '@yiqiao/contract/commands/notices/decide-told';
import { isOpen } from '@yiqiao/contract/record/stored-notice';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Accounts } from '../people/accounts.ts';
import type { OfficePeople } from '../people/office-people.ts';
import type { Premises } from '../premises/premises.ts';
import { DevicePauses } from './device-pauses.ts';
import { dropGoneDevices, endDevice } from './gone-devices.ts';
import type { Noticing } from './open-noticing.ts';
import { type ChatPlan, planChat } from './plan-chat.ts';
import { keyOf, planTelling, type Telling, type TellingPlan, type Told } from './plan-telling.ts';
import { type ChatOffice, createTellGroup } from './tell-group.ts';
import { writePush } from './write-push.ts';

export interface TellingOffice extends ChatOffice, Pick<Premises, 'engine'> {
  readonly people: OfficePeople;
  readonly accounts: Pick<Accounts, 'findById'>;
  readonly noticing: Pick<Noticing, 'sendPush' | 'sendChat' | 'zone'>;
}

/** So many devices are told at once. */
const atOnce = 10;

/**
 * Tells all that is to be told now, and records it. What was sent and could not be recorded is kept in mind and recorded
 * first thing in the next round; if the process dies in between it is sent again, in the place of what it repeats.
 * @returns one round; resolves to when the next is due, in ms since the epoch, infinity if nothing waits.
 */
export function createTellRound(office: TellingOffice): (signal: AbortSignal) => Promise<number> {
  const { engine, people, noticing, ownSettings, clock } = office;
  const pauses = new DevicePauses();
  const group = createTellGroup(office);
  /** By the key of a notice: devices that were told, or will not be. */
  const done = new Map<string, Set<string>>();

  function noteDone(told: Told, device: string): void {
    const key = keyOf(told);
    done.set(key, (done.get(key) ?? new Set()).add(device));
  }

  async function record(left: Left, quotes: readonly StoredQuote[]): Promise<void> {
    for (const quote of quotes) {
      const outcomes = outcomesOf(quote, left, done);
      if (outcomes.length === 0) continue;
      await engine.records.change(quote.id, (it) => decideTold(it, outcomes));
      for (const { id } of outcomes) done.delete(`${quote.id} ${id}`);
    }
  }

  return async (signal) => {
    const quotes = await engine.jobs.findWaiting('tell');
    if (quotes.length === 0) return Number.POSITIVE_INFINITY;
    if (!(await engine.records.isHealthy())) throw new Error('The store cannot be written.');
    await dropGoneDevices(office);
    const shared = {
      at: clock(),
      zone: noticing.zone(),
      hasTold: (told: Told, device: string) => done.get(keyOf(told))?.has(device) ?? false,
    };
    const plan = planTelling(quotes, {
      ...shared,
      people: await people.read(),
      pausedUntil: (device) => pauses.until(device),
    });
    const chat = ownSettings.readChat();
    const chatPlan = planChat(quotes, { ...shared, chat, pausedUntil: group.pausedUntil() });
    for (const told of plan.givenUp) noteDone(told, told.device);
    for (const told of chatPlan.givenUp) noteDone(told, chatAsDevice);
    const again: number[] = [];
    const tellGroup = async () => {
      const { about } = chatPlan;
      if (about.length === 0) return;
      if (await group.tell(about, signal)) for (const told of about) noteDone(told, chatAsDevice);
      else again.push(group.pausedUntil());
    };
    const tell = async (telling: Telling) => {
      const isDone = await tellDevice(office, telling, { pauses, signal });
      const { device, about } = telling;
      if (isDone) for (const told of about) noteDone(told, device.id);
      else again.push(pauses.until(device.id));
    };
    const acts = [tellGroup, ...plan.tellings.map((telling) => () => tell(telling))];
    try {
      for (let first = 0; first < acts.length; first += atOnce) {
        await Promise.all(acts.slice(first, first + atOnce).map((act) => act()));
      }
    } finally {
      await record(leftOf(plan, chatPlan), quotes);
    }
    return Math.min(plan.nextAt, chatPlan.nextAt, ...again);
  };
}

/** Who is left to be told of each notice, by its key. */
type Left = TellingPlan['left'];

function leftOf({ left: devices }: TellingPlan, { left: ofGroup }: ChatPlan): Left {
  const all = new Map(devices);
  for (const key of ofGroup) all.set(key, [...(devices.get(key) ?? []), chatAsDevice]);
  return all;
}

interface Attempt {
  readonly pauses: DevicePauses;
  readonly signal: AbortSignal;
}

/** @returns whether nothing is left to be done: the device has it, or never will. */
async function tellDevice(
  office: TellingOffice,
  telling: Telling,
  { pauses, signal }: Attempt,
): Promise<boolean> {
  const { noticing, settings, clock, log } = office;
  const { person, device } = telling;
  const push = writePush(telling, settings.publicOrigin, clock());
  const result = await noticing.sendPush(device, push, signal);
  const at = clock();
  pauses.note(device.id, result, at);
  const level = result.kind === 'taken' ? 'info' : 'warn';
  log(level, 'told', {
    ...{ person: person.id, device: device.id, service: new URL(device.endpoint).host },
    ...{ outcome: result.kind, notices: telling.about.length },
    ...(result.status !== undefined && { status: result.status }),
    ...(result.kind !== 'taken' && { said: result.said }),
  });
  if (result.kind === 'gone') await endDevice(office, person, device);
  return result.kind !== 'later' && result.kind !== 'unreachable';
}

/** What is to be recorded of the notices of a submission. */
function outcomesOf(
  quote: StoredQuote,
  left: Left,
  done: ReadonlyMap<string, ReadonlySet<string>>,
): TellingOutcome[] {
  return (quote.notices ?? []).filter(isOpen).flatMap((notice) => {
    const key = keyOf({ quote, notice });
    const told = [...(done.get(key) ?? [])].filter((device) => !notice.told.includes(device));
    const isSettled = left.get(key)?.every((device) => told.includes(device)) ?? false;
    return isSettled || told.length > 0 ? [{ id: notice.id, told, isSettled }] : [];
  });
}
