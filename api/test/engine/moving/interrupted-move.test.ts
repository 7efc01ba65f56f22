import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MovingSide } from '@yiqiao/ports/moving/moving-side';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { refuseMoved } from '../../../src/engine/embedded/folder/move-file.ts';
import { moveOffice } from '../../../src/operations/move/move-office.ts';
import { withSides } from '../../../src/operations/move/open-sides.ts';
import { readSettings } from '../../../src/settings/settings.ts';
import { createRandom } from '../../seeded-random.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from '../postgres/use-postgres.ts';
import {
  embeddedQuotes,
  type MovingOffice,
  openMovingOffice,
  postgresQuotes,
} from './moving-office.ts';

const kills = process.env.LONG_TESTS ? 12 : 2;
const timeoutMs = 300_000;
const program = join(import.meta.dirname, '../../../src/operate.ts');

/** What changes something, in the order of a move. */
const steps = ['beginArrival', 'write', 'leave', 'open'] as const;
type Step = (typeof steps)[number];

/** The side, which ends like a process that is killed before or after one of its steps. */
function dyingAt(side: MovingSide, step: Step, moment: 'before' | 'after'): MovingSide {
  const work = side[step] as (...args: unknown[]) => Promise<unknown>;
  return {
    ...side,
    async [step](...args: unknown[]) {
      if (moment === 'after') await work(...args);
      throw new Error(`killed ${moment} ${step}`);
    },
  };
}

/** The sides on which a server would start. */
async function findOpen(office: MovingOffice): Promise<readonly string[]> {
  const embedded = await refuseMoved(office.dataFolder, nodeDisk).then(
    () => ['embedded'],
    () => [],
  );
  const postgres = await postgresQuotes(office).then(
    (quotes) => (quotes.length === 0 ? [] : ['postgres']),
    () => [],
  );
  return [...embedded, ...postgres];
}

async function moveDying(
  { environment }: MovingOffice,
  to: 'embedded' | 'postgres',
  [step, moment]: readonly [Step, 'before' | 'after'],
): Promise<void> {
  const from = to === 'postgres' ? 'embedded' : 'postgres';
  const options = {
    settings: readSettings(environment, '/'),
    surroundings: {},
    now: Date.now(),
    isDryRun: false,
  };
  await withSides(options, (sides) =>
    moveOffice({
      from: step === 'leave' ? dyingAt(sides[from], step, moment) : sides[from],
      to: step === 'leave' ? sides[to] : dyingAt(sides[to], step, moment),
      isDryRun: false,
      print: () => {},
    }),
  );
}

/** @returns whether it ended without being killed. */
async function moveKilled({ environment }: MovingOffice, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'move', '--to', 'postgres'], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const timer = delay(afterMs).then(() => child.kill('SIGKILL'));
  const [code] = await gone;
  await timer;
  return code === 0;
}

describe.skipIf(isPostgresMissing)(`a move that is interrupted, ${needsPostgres}`, () => {
  const server = usePostgres();

  for (const to of ['postgres', 'embedded'] as const) {
    it(
      `to ${to} never leaves two sides open, and ends when it is run again`,
      async () => {
        const office = await openMovingOffice(await server().makeDatabase());
        const quotes = await embeddedQuotes(office);
        if (to === 'embedded') await office.move('--to', 'postgres');
        const deaths = steps.flatMap((step) => [
          [step, 'before'] as const,
          [step, 'after'] as const,
        ]);
        const open: string[] = [];
        for (const death of deaths) {
          await expect(moveDying(office, to, death)).rejects.toThrow(
            `killed ${death[1]} ${death[0]}`,
          );
          open.push((await findOpen(office)).join(' and '));
        }
        const from = to === 'postgres' ? 'embedded' : 'postgres';
        // From the moment that the one side is left, nobody is served until the other is whole.
        expect(open).toEqual([from, from, from, from, from, '', '', to]);
        await office.move('--to', to);
        expect(await findOpen(office)).toEqual([to]);
        const read = to === 'postgres' ? postgresQuotes : embeddedQuotes;
        expect(await read(office)).toEqual(quotes);
      },
      timeoutMs,
    );
  }

  it(
    `by kill -9 at any moment, ${kills} times, loses nothing and ends when it is run again`,
    async () => {
      const office = await openMovingOffice(await server().makeDatabase());
      const quotes = await embeddedQuotes(office);
      const random = createRandom(59);
      for (let round = 0; round < kills; round += 1) {
        await moveKilled(office, 500 + random() * 6000);
        expect((await findOpen(office)).length).toBeLessThan(2);
      }
      await office.move('--to', 'postgres');
      expect(await postgresQuotes(office)).toEqual(quotes);
      expect(await findOpen(office)).toEqual(['postgres']);
    },
    timeoutMs,
  );
});
