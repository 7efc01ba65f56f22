import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, onTestFinished } from 'vitest';
import { writeCheapCredential } from '../cheap-credential.ts';
import { openSharedOffice } from '../engine/postgres/shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from '../engine/postgres/use-postgres.ts';
import { killRounds } from '../kill-rounds.ts';
import { makeFolder, startOperatedServer } from '../server/operated-server.ts';
import { password } from '../server/test-server.ts';
import type { RunningProcess } from './mortal-server.ts';
import { tellKilledStory } from './tell-killed-story.ts';

/** A round takes 15 s, and three times as long on a busy machine. */
const timeout = 120_000 + killRounds * 60_000;

async function startEmbedded(
  folder: string,
  environment: Record<string, string>,
): Promise<RunningProcess> {
  const { child, exited, listening } = startOperatedServer(folder, environment);
  return {
    url: await listening,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

it('keeps every promise of the story when it is killed', { timeout }, async () => {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeCheapCredential(join(folder, 'data'), password);
  await tellKilledStory(killRounds, (environment) => startEmbedded(folder, environment));
});

describe.skipIf(isPostgresMissing || !process.env.LONG_TESTS)(needsPostgres, () => {
  const server = usePostgres();

  it('keeps them as well, with a new process on the same database each time', {
    timeout,
  }, async () => {
    let office: Awaited<ReturnType<typeof openSharedOffice>> | undefined;
    await tellKilledStory(killRounds, async (environment) => {
      office ??= await openSharedOffice(server(), environment);
      return office.join();
    });
  });
});
