import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { callJson, doJob, handIn, handOut } from '../../jobs/job-office.ts';
import { type Joined, joinOffice } from '../../join-office.ts';
import { password } from '../../server/test-server.ts';
import { orderAsClient } from '../../submit-quote.ts';
import type { Visitor } from '../../visitor.ts';
import { formatPlace } from './open-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';
import { logInAt, startProcess } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

/** The checkout of an earlier release, with its dependencies installed. */
const earlier = process.env.EARLIER_RELEASE ?? '';
const earlierServer = join(earlier, 'api/test/engine/postgres/shared-server.ts');
const isMissing = isPostgresMissing || earlier === '' || !existsSync(earlierServer);
const minutes = Number(process.env.MINUTES ?? 1);

/** An order is done with once so many others have come: a thread has its limits. */
const last = 7;

/** What every change may give another value, and nothing else. */
const changing =
  / (revision|status|updatedAt|fileDeletionDueAt|countRevisions to|link \w+( \w+)?|assignee \w+)$/;

type Deed = (visitor: Visitor, id: string) => Promise<unknown>;

/** What both releases can do to an order. */
const deeds: Readonly<Record<string, Deed>> = {
  status: (visitor, id) =>
    callJson(visitor, 'PATCH', `/api/quotes/${id}/status`, { status: 'in-progress' }),
  message: (visitor, id) =>
    callJson(visitor, 'POST', `/api/quotes/${id}/messages`, { text: `At ${Date.now()}` }),
  note: (visitor, id) =>
    callJson(visitor, 'POST', `/api/quotes/${id}/notes`, { text: `Seen ${Date.now()}` }),
  link: (visitor, id) => callJson(visitor, 'POST', `/api/quotes/${id}/link`, {}),
};

/** What only this release can do, which leaves fields that an earlier one may never have heard of. */
function newDeeds(staff: Joined, translator: Joined): Readonly<Record<string, Deed>> {
  return {
    assign: (visitor, id) =>
      callJson(visitor, 'PUT', `/api/quotes/${id}/assignee`, { personId: staff.id }),
    job: async (visitor, id) => {
      const jobId = await handOut(visitor, id, translator);
      await doJob(translator, jobId, 'acceptances');
      await handIn(translator, jobId);
    },
  };
}

/** Of one release: everybody does one thing after the other, each to one of the last orders. */
interface Writing {
  readonly people: readonly Visitor[];
  readonly deeds: Readonly<Record<string, Deed>>;
  readonly ids: readonly string[];
  readonly until: number;
}

/** @returns how often each thing was answered how. */
async function keepWriting({ people, deeds, ids, until }: Writing) {
  const answers: Record<string, number> = {};
  for (let turn = 0; Date.now() < until; turn += 1) {
    const [name, deed] = Object.entries(deeds)[turn % Object.keys(deeds).length] ?? [];
    const [person, id] = [people[turn % people.length], ids.at(-1 - (turn % last))];
    if (name === undefined || deed === undefined || person === undefined || id === undefined) break;
    const answer = await deed(person, id);
    const line = `${name} ${answer instanceof Response ? answer.status : 'done'}`;
    answers[line] = (answers[line] ?? 0) + 1;
    await delay(20);
  }
  return answers;
}

type Values = ReadonlyMap<string, unknown>;

/** Every value of every record, by its path; lists only ever grow. */
async function readValues(visitor: Visitor): Promise<Values> {
  const answer = await visitor.client.listQuotes();
  const quotes = answer.kind === 'whole' ? answer.quotes : answer.changed;
  return new Map(quotes.flatMap(({ id, ...quote }) => valuesOf(quote, id)));
}

function valuesOf(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => valuesOf(part, `${path} ${name}`));
}

/** As an upgrade does it: the later release changes the tables under the earlier one, which goes on. */
async function startBoth(server: PostgresServer) {
  const folder = await temporaryFolder();
  const place = formatPlace(await server.makeDatabase(), join(folder, 'documents'));
  const environment = JSON.stringify({ ADMIN_PASSWORD: password });
  const start = async (name: string, entry?: string) => {
    const own = join(folder, name);
    await mkdir(own);
    return startProcess([place, own, environment], entry);
  };
  return { earlier: await start('earlier', earlierServer), later: await start('later') };
}

describe.skipIf(isMissing)(`beside an earlier release, ${needsPostgres}`, () => {
  const server = usePostgres();

  it(
    `loses no value in ${minutes} minutes of both, whichever of them writes next`,
    async () => {
      const { earlier, later } = await startBoth(server());
      const owner = await logInAt(later);
      const staff = await joinOffice(later.url, owner, 'staff');
      const translator = await joinOffice(later.url, owner, 'translator');
      const ids: string[] = [];
      const order = async () => ids.push((await orderAsClient(later)).id);
      while (ids.length < last) await order();
      const common = { ids, until: Date.now() + minutes * 60_000 };
      const asLater = {
        people: [owner, staff],
        deeds: { ...deeds, ...newDeeds(staff, translator), order },
      };
      const asEarlier = { people: [await logInAt(earlier)], deeds };
      const written = new Map<string, unknown>();
      const keepReading = async () => {
        while (Date.now() < common.until) {
          for (const [path, value] of await readValues(owner)) written.set(path, value);
          await delay(500);
        }
      };
      const [laterAnswers, earlierAnswers] = await Promise.all([
        keepWriting({ ...common, ...asLater }),
        keepWriting({ ...common, ...asEarlier }),
        keepReading(),
      ]);
      console.info({ later: laterAnswers, earlier: earlierAnswers, values: written.size });
      const refused = [...Object.keys(laterAnswers), ...Object.keys(earlierAnswers)];
      expect(refused.filter((line) => !/ (20[01]|done)$/.test(line))).toEqual([]);

      const now = await readValues(owner);
      const lost = [...written].filter(
        ([path, value]) => !changing.test(path) && now.get(path) !== value,
      );
      expect(lost).toEqual([]);
      expect(written.size).toBeGreaterThan(1000);
    },
    minutes * 60_000 + 120_000,
  );

  it('lets a translator see nothing at the earlier one', async () => {
    const { earlier, later } = await startBoth(server());
    const translator = await joinOffice(later.url, await logInAt(later), 'translator');
    const headers = { Cookie: translator.cookies() };
    const answer = await fetch(`${earlier.url}/api/admin/quotes`, { headers });
    expect(answer.status).toBe(401);
  });
});
