import { describe, expect, it } from 'vitest';
import { ensurePassword } from '../../../src/passwords/admin-password.ts';
import { openForTest } from '../conformance/engine-under-test.ts';
import { parsePlace } from './open-postgres.ts';
import { postgresUnderTest } from './postgres-under-test.ts';
import { silenceProcesses } from './run-sql.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const pace = { capacity: 1000, msPerAttempt: 10 };

describe.skipIf(isPostgresMissing)(
  `what several processes count together, ${needsPostgres}`,
  () => {
    const server = usePostgres();
    const under = postgresUnderTest(server);

    async function openTwo() {
      const place = await under.makePlace();
      const [one, other] = [await openForTest(under, place), await openForTest(under, place)];
      if (one.sharedUploads === null || other.sharedUploads === null) throw new Error('not shared');
      return {
        place,
        engines: [one, other],
        uploads: [one.sharedUploads, other.sharedUploads],
      } as const;
    }

    it('knows the uploads of the other process until they are over', async () => {
      const { uploads } = await openTwo();
      const first = await uploads[0].enter('a');
      expect(first.elsewhere).toBe(0);
      const second = await uploads[1].enter('a');
      expect(second.elsewhere).toBe(1);
      expect((await uploads[1].enter('b')).elsewhere).toBe(0);
      await first.leave();
      expect((await uploads[1].enter('a')).elsewhere).toBe(0);
    });

    it('never lets two in at once that do not see each other', async () => {
      const { uploads } = await openTwo();
      for (let round = 0; round < 20; round += 1) {
        const both = await Promise.all(uploads.map((each) => each.enter(`client ${round}`)));
        expect(Math.max(...both.map(({ elsewhere }) => elsewhere))).toBe(1);
      }
    });

    it('counts nothing of a process that shows no sign of life', async () => {
      const { place, uploads } = await openTwo();
      await uploads[0].enter('a');
      // A beat of the first may come in between.
      await expect
        .poll(async () => {
          await silenceProcesses(parsePlace(place).url);
          return (await uploads[1].enter('a')).elsewhere;
        })
        .toBe(0);
    });

    it('books the bytes of a day at both, and says how long the next have to wait', async () => {
      const { uploads } = await openTwo();
      expect(await uploads[0].book('a', 0, 1000, pace)).toBe(0);
      expect(await uploads[0].book('a', 600, 0, pace)).toBe(0);
      expect(await uploads[1].book('a', 600, 0, pace)).toBeGreaterThan(1000);
      expect(await uploads[0].book('a', 0, 500, pace)).toBeGreaterThan(5000);
      expect(await uploads[1].book('b', 0, 500, pace)).toBe(0);
    });

    it('makes one first password when two processes start at once', async () => {
      const { engines } = await openTwo();
      const made = await Promise.all(
        engines.map(({ sessions }) => ensurePassword(sessions, undefined, Date.now())),
      );
      expect(made.filter((password) => password !== null)).toHaveLength(1);
    });
  },
);
