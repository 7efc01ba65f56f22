import type { ChangeStreams, Follower } from '../../changes/change-streams.ts';
import type { Office } from '../../office/office.ts';
import { listOwnJobs } from '../../translators/own-jobs.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { followStream } from '../follow-changes.ts';
import type { Handlers } from '../handler.ts';
import { jobFiles } from './job-files.ts';
import { translatorCommands } from './translator-commands.ts';

type JobCall =
  | 'acceptJob'
  | 'declineJob'
  | 'handInJob'
  | 'writeInJob'
  | 'listJobs'
  | 'followJobs'
  | 'jobFile'
  | 'addJobFile'
  | 'removeJobFile';

interface JobCallsOptions {
  readonly streams: Pick<ChangeStreams, 'open'>;
  /** A command of the office like any other. */
  readonly writeAsStaff: Handlers['writeInJob'];
}

/** What translators do, and what both sides do with the files and the messages of a job. */
export function jobCalls(
  office: Office,
  gate: Pick<LocalUploadGate, 'admitStaff'>,
  stored: Pick<StoredDocuments, 'withFile'>,
  { streams, writeAsStaff }: JobCallsOptions,
): Pick<Handlers, JobCall> {
  const { sessions, engine } = office;
  const own = translatorCommands(office);
  return {
    ...own,
    ...jobFiles(office, gate, stored),
    writeInJob: (call) =>
      call.person.role === 'translator' ? own.writeInJob(call) : writeAsStaff(call),
    async listJobs({ person, query: { since } }) {
      const { jobs, cursor } = await listOwnJobs(engine.records, person.id);
      return since === cursor ? { cursor } : { jobs: [...jobs], cursor };
    },
    async followJobs({ request, response, person }) {
      return followStream(streams, request, response, {
        isSessionOpen: () => sessions.isOpen(request, 'translator'),
        sees: await createNews(engine.records, person.id),
      });
    },
  };
}

/** What a translator hears of: changes that show in their own jobs. */
async function createNews(
  records: Parameters<typeof listOwnJobs>[0],
  personId: string,
): Promise<NonNullable<Follower['sees']>> {
  const read = async () => (await listOwnJobs(records, personId)).cursor;
  let known = await read();
  return {
    mayConcern: ({ jobs = [] }) => jobs.some(({ translator }) => translator.id === personId),
    async hasNews() {
      const before = known;
      known = await read();
      return known !== before;
    },
  };
}
