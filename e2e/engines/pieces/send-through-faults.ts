import { onTestFinished } from 'vitest';
import { createRandom } from '../../../api/test/seeded-random.ts';
import type { Page } from '../page.ts';
import { commonFaults, drawFaults, drawPlaces, type Scene } from './faults.ts';
import { openFaultyLine } from './faulty-line.ts';
import { type Arrived, type House, readArrived } from './house.ts';
import { createSender } from './sender.ts';
import type { SourceDocument } from './source-document.ts';

interface Journey {
  readonly page: Page;
  readonly house: House;
  readonly source: SourceDocument;
  readonly seed: number;
  readonly faults: number;
  /** Of the faults, those with such a name. */
  readonly chosen: RegExp;
  readonly lastsMs: number;
}

interface Survived {
  readonly arrived: readonly Arrived[];
  /** How many uploads have got bytes. */
  readonly uploads: number;
  /** Bytes that were sent although the browser had been told that they had arrived. */
  readonly sentAgainBytes: number;
}

/** Without any fault the document takes that long for each of them. */
const secondsPerFault = 1.5;

/** Sends the document while faults strike one after the other, each in the middle of a piece. */
export async function sendThroughFaults(journey: Journey): Promise<Survived> {
  const { page, house, source, seed, faults, chosen, lastsMs } = journey;
  const random = createRandom(seed);
  const line = await openFaultyLine(house.port, source.bytes / (faults * secondsPerFault));
  onTestFinished(() => line.close());
  const customerName = `Margaret Lin ${seed}`;
  const sender = createSender(page, line.origin, source, customerName);
  const possible = [...commonFaults, ...house.faults].filter(({ name }) => chosen.test(name));
  const drawn = drawFaults(possible, faults, random);
  const places = drawPlaces(source.bytes, faults, random);
  const startedAt = performance.now();
  const scene: Scene = { line, sender, lastsMs };

  await sender.begin();
  for (const [index, fault] of drawn.entries()) {
    const place = places[index] ?? 0;
    await waitUntil(
      page,
      house,
      `the piece at ${percent(place, source)} before ${fault.name}`,
      () => Promise.resolve(line.isSendingPiece && line.ledger.reachedBytes >= place),
    );
    const { reachedBytes, sentBytes } = line.ledger;
    const [at, sent] = [percent(reachedBytes, source), percent(sentBytes, source)];
    console.info(`${seconds(startedAt)}, at ${at}, ${sent} sent: ${fault.name}`);
    await fault.strike(scene, random);
  }
  await waitUntil(page, house, 'the confirmation', sender.hasArrived);
  const { sentBytes, sentAgainBytes, uploads } = line.ledger;
  const peak = Math.round((await house.readPeakBytes()) / 1024 ** 2);
  console.info(
    `${page.browser}, seed ${seed}: ${faults} faults in ${seconds(startedAt)}; ` +
      `${source.bytes} bytes, ${sentBytes} sent (${percent(sentBytes, source)}), ` +
      `${sentAgainBytes} of them again; at most ${peak} MB resident`,
  );
  return { arrived: await readArrived(house.port, customerName), uploads, sentAgainBytes };
}

/** The page's pauses grow to a minute, and a busy machine is slow. */
const patienceMs = 240_000;

async function waitUntil(
  page: Page,
  house: House,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > endsAt) throw new Error(await describe(page, house, what));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function describe(page: Page, house: House, what: string): Promise<string> {
  const seen = await page.evaluate(() => document.body.innerText).catch(String);
  const said = house.output().split('\n').slice(-30).join('\n');
  return `${page.browser}: ${what} did not come about. On screen:\n${seen}\nThe server said:\n${said}`;
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

function percent(bytes: number, source: SourceDocument): string {
  return `${((bytes / source.bytes) * 100).toFixed(1)} %`;
}
