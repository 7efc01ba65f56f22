import { choicesOf } from '@yiqiao/contract/notices/choices-of';
import { eventOf, findReceivers, type Receiver } from '@yiqiao/contract/notices/find-receivers';
import { isStillSo } from '@yiqiao/contract/notices/is-still-so';
import { quietUntil } from '@yiqiao/contract/notices/quiet';
import { isOpen, type StoredNotice } from '@yiqiao/contract/record/stored-notice';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/** A notice of a submission. */
export interface Told {
  readonly quote: StoredQuote;
  readonly notice: StoredNotice;
}

/** One push to one device, and all that it tells of. */
export interface Telling extends Receiver {
  /** Oldest first. */
  readonly about: readonly Told[];
  /** Whether it says what has come while it was quiet. */
  readonly isSummary: boolean;
}

/** What becomes of the notices that wait. */
export interface TellingPlan {
  readonly tellings: readonly Telling[];
  /** Devices that will not be told of a notice any more, since it is too old. */
  readonly givenUp: readonly (Told & { readonly device: string })[];
  /** When there is more to be told, in ms since the epoch; infinity if never, as things are. */
  readonly nextAt: number;
  /** Ids of the devices that are left to be told of each notice, by its key. */
  readonly left: ReadonlyMap<string, readonly string[]>;
}

interface PlanContext {
  readonly people: StoredPeople;
  readonly at: number;
  /** The office's. */
  readonly zone: string;
  /** Until when a device must be left alone, in ms since the epoch, and whether it has been told already. */
  readonly pausedUntil: (device: string) => number;
  readonly hasTold: (told: Told, device: string) => boolean;
}

/** After this time, counted from the end of a person's quiet hours, nobody is told any more. */
export const tellForMs = 48 * 3_600_000;

export function keyOf({ quote, notice }: Told): string {
  return `${quote.id} ${notice.id}`;
}

/** Sorts what waits: what is told now and together, what waits for a moment, and what is over. */
export function planTelling(quotes: readonly StoredQuote[], context: PlanContext): TellingPlan {
  const groups = new Map<string, { telling: Omit<Telling, 'about'>; about: Told[] }>();
  const givenUp: (Told & { readonly device: string })[] = [];
  const left = new Map<string, readonly string[]>();
  let nextAt = Number.POSITIVE_INFINITY;

  for (const told of noticesOf(quotes)) {
    const receivers = receiversOf(told, context);
    left.set(
      keyOf(told),
      receivers.map(({ device }) => device.id),
    );
    for (const receiver of receivers) {
      const turn = turnOf(told, receiver, context);
      if (turn.kind === 'over') givenUp.push({ ...told, device: receiver.device.id });
      else if (turn.kind === 'wait') nextAt = Math.min(nextAt, turn.until);
      else {
        const name = `${receiver.device.id} ${turn.group}`;
        const group = groups.get(name);
        const isSummary = turn.group === summary;
        if (group === undefined) {
          groups.set(name, { telling: { ...receiver, isSummary }, about: [told] });
        } else group.about.push(told);
      }
    }
  }
  const tellings = Array.from(groups.values(), ({ telling, about }) => ({ ...telling, about }));
  return { tellings, givenUp, nextAt, left };
}

/** Those that are not settled, oldest first. */
export function noticesOf(quotes: readonly StoredQuote[]): Told[] {
  return quotes
    .flatMap((quote) => (quote.notices ?? []).filter(isOpen).map((notice) => ({ quote, notice })))
    .sort((one, other) => one.notice.at.localeCompare(other.notice.at));
}

/** The devices that are yet to be told, by what their persons choose now. */
function receiversOf(told: Told, { people, at, zone, hasTold }: PlanContext): readonly Receiver[] {
  const { quote, notice } = told;
  if (!isStillSo(quote, notice, { at, zone })) return [];
  return findReceivers(people, notice, quote.assignee?.id).filter(
    ({ device }) => !notice.told.includes(device.id) && !hasTold(told, device.id),
  );
}

type Turn =
  | { readonly kind: 'now'; readonly group: string }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'over' };

const summary = 'summary';

function turnOf(
  { notice }: Told,
  { person, device }: Receiver,
  { at, pausedUntil }: PlanContext,
): Turn {
  const { quiet } = choicesOf(person);
  const happened = Date.parse(notice.at);
  const quietNow = quiet === undefined ? null : quietUntil(quiet, at);
  if (quietNow !== null) return { kind: 'wait', until: quietNow };
  const heldUntil = quiet === undefined ? null : quietUntil(quiet, happened);
  if (at - (heldUntil ?? happened) > tellForMs) return { kind: 'over' };
  const until = pausedUntil(device.id);
  if (until > at) return { kind: 'wait', until };
  return { kind: 'now', group: heldUntil === null ? (eventOf(notice) ?? '') : summary };
}
