import { isDeepStrictEqual } from 'node:util';
import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../keep-quotes.ts';
import { createRandom } from '../../seeded-random.ts';
import { createCommands, type Taken } from './commands/commands.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';
import { createModel, type Model } from './model.ts';

/** A tenth of them finds what breaks often; `npm run test:everything` takes them all. */
const sequences = process.env.LONG_TESTS ? 10_000 : 1_000;
/** A database is asked twice for each command. */
const timeoutMs = 900_000;

/** Takes a sequence of commands on both. @returns the first answer that is not the same. */
async function takeSequence(engine: Engine, model: Model, seed: number): Promise<string | null> {
  const random = createRandom(seed);
  const { next, learn } = createCommands(random, `s${seed}`);
  const length = 2 + Math.floor(random() * 5);
  for (let step = 0; step < length; step += 1) {
    const command = next(step);
    const expected = await command.take(model).catch((): Taken => 'rejected');
    const taken = await command.take(engine.records).catch((): Taken => 'rejected');
    if (!isDeepStrictEqual(taken, expected)) {
      return `seed ${seed}, step ${step}, ${command.name}`;
    }
    learn(taken);
  }
  return null;
}

async function expectSame(engine: Engine, model: Model): Promise<void> {
  const byId = new Map((await listOf(engine.feed)).map((quote) => [quote.id, quote]));
  expect(byId.size).toBe(model.quotes.size);
  for (const [id, quote] of model.quotes) {
    if (!isDeepStrictEqual(byId.get(id), quote)) expect(byId.get(id)).toEqual(quote);
  }
  const withJobs = await engine.records.withJobsOf('translator');
  expect(withJobs.map(({ id }) => id).sort()).toEqual([...model.idsWithJobs()].sort());
  for (const kind of ['count', 'delete-file', 'complete'] satisfies JobKind[]) {
    const ids = (await engine.jobs.findWaiting(kind)).map(({ id }) => id);
    expect(ids.sort()).toEqual([...model.idsWaiting(kind)].sort());
  }
}

export function describeSequences(name: string, under: EngineUnderTest): void {
  const { sequencesAtOnce: atOnce } = under;
  describe(`${name} beside a model in memory`, () => {
    it(
      `gives the same answers to ${sequences} sequences of commands, and keeps the same`,
      async () => {
        const place = await under.makePlace();
        const engine = await openForTest(under, place);
        const model = createModel();
        const wrong: (string | null)[] = [];
        for (let from = 1; from <= sequences; from += atOnce) {
          const seeds = Array.from({ length: atOnce }, (_, index) => from + index);
          wrong.push(
            ...(await Promise.all(seeds.map((seed) => takeSequence(engine, model, seed)))),
          );
        }
        expect(wrong.filter((fault) => fault !== null)).toEqual([]);
        await expectSame(engine, model);
        await expectSame(await openForTest(under, await under.crash(place)), model);
      },
      timeoutMs,
    );
  });
}
