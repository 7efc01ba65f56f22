import { setTimeout as delay } from 'node:timers/promises';
import type { FaultyLine } from './faulty-line.ts';
import type { Sender } from './sender.ts';

/** Where a fault strikes. */
export interface Scene {
  readonly line: FaultyLine;
  readonly sender: Sender;
  /** How long what lasts lasts. */
  readonly lastsMs: number;
}

export interface Fault {
  readonly name: string;
  /** Resolves when it is over. */
  strike(scene: Scene, random: () => number): Promise<void>;
}

const hourMs = 3_600_000;

/** What can happen wherever the document goes to. */
export const commonFaults: readonly Fault[] = [
  {
    name: 'a cut line',
    async strike({ line, lastsMs }, random) {
      line.cut(true);
      await delay(random() * lastsMs);
      line.mend();
    },
  },
  {
    name: 'a cut of which the server does not hear',
    async strike({ line, lastsMs }, random) {
      line.cut(false);
      await delay(random() * lastsMs);
      line.mend();
    },
  },
  {
    name: 'connections that fall silent',
    async strike({ line, lastsMs }) {
      const end = line.fallSilent();
      await untilMovingOn(line, silenceMs(lastsMs));
      end();
    },
  },
  {
    name: 'a proxy that answers 502',
    async strike({ line, lastsMs }, random) {
      line.loseServer();
      await delay(random() * lastsMs);
      line.mend();
    },
  },
  { name: 'a reload', strike: ({ sender }) => sender.reload() },
  { name: 'a closed tab', strike: ({ sender }) => sender.changeTabs() },
  {
    name: "a jump of the page's clock",
    strike: ({ sender }, random) => sender.moveClock((random() * 6 - 3) * hourMs),
  },
];

/** At the issue's own measure, longer than the page waits for a line that moves nothing. */
function silenceMs(lastsMs: number): number {
  return lastsMs * 4;
}

/** Resolves once more of the document gets through, at the latest after `ms`: the document must last for all faults. */
async function untilMovingOn({ ledger }: FaultyLine, ms: number): Promise<void> {
  const { reachedBytes } = ledger;
  const endsAt = performance.now() + ms;
  while (ledger.reachedBytes === reachedBytes && performance.now() < endsAt) await delay(20);
}

/** Deals all faults in an order of chance, again and again, so that each comes as often as the others. */
export function drawFaults(
  faults: readonly Fault[],
  count: number,
  random: () => number,
): readonly Fault[] {
  const drawn: Fault[] = [];
  while (drawn.length < count) {
    const deck = faults.map((fault) => ({ fault, place: random() }));
    deck.sort((one, other) => one.place - other.place);
    drawn.push(...deck.map(({ fault }) => fault));
  }
  return drawn.slice(0, count);
}

/** Where in the document they strike: spread over it, each somewhere in a stretch of its own. */
export function drawPlaces(bytes: number, count: number, random: () => number): readonly number[] {
  // The first byte is to have arrived by then, and the last one not.
  const [start, end] = [bytes * 0.03, bytes * 0.9];
  const stretch = (end - start) / count;
  return Array.from({ length: count }, (_, index) => start + stretch * (index + random()));
}
