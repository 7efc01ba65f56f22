import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { StoreApi } from 'zustand/vanilla';
import type { FileName, JobStorage } from '../../offline/storage/jobs/job-storage.ts';
import { texts } from '../../texts/texts.ts';
import type { ExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';
import { fileKey, type SeatActions, type SeatNeeds, type SeatState } from '../seat.ts';
import { isPastDeletion } from './file-endings.ts';

export interface SourceFiles extends Pick<SeatActions, 'readJobFile'> {
  loadStored(): Promise<void>;
  /** Deletes what has to leave this device by now. */
  dropGone(): Promise<void>;
}

interface FileNeeds extends Pick<SeatNeeds, 'sessionId'> {
  readonly storage: JobStorage;
  readonly explain: ExplainFailure;
  readonly seat: StoreApi<SeatState>;
}

/** Files to be translated: once downloaded, they are on this device until their job is over or they are deleted. */
export function createSourceFiles(context: ConsoleContext, needs: FileNeeds): SourceFiles {
  const { store } = context;
  const { storage, seat } = needs;

  return {
    async loadStored() {
      const names = await storage.readFileNames();
      seat.setState({ kept: new Set(names.map(keyOf)) });
    },
    async dropGone() {
      const { kept, jobs } = seat.getState();
      if (kept.size === 0) return;
      const { now } = store.getState();
      const gone = (await storage.readFileNames()).filter((name) => isGone(name, jobs, now));
      if (gone.length === 0) return;
      await storage.deleteFiles(gone);
      const left = new Set(seat.getState().kept);
      for (const name of gone) left.delete(keyOf(name));
      seat.setState({ kept: left });
    },
    async readJobFile({ id: jobId }, fileId) {
      const name = { jobId, fileId };
      const kept = await storage.readFile(name);
      if (kept !== null) return kept;
      const { connection, session } = store.getState();
      if (connection === 'offline') return texts().seat.source.offline;
      const { fetching } = seat.getState();
      if (session === 'signed-out' || fetching.has(keyOf(name))) return '';
      seat.setState({ fetching: new Set([...fetching, keyOf(name)]) });
      const fetched = await fetchAndKeep(context, needs, name);
      const left = new Set(seat.getState().fetching);
      left.delete(keyOf(name));
      seat.setState({ fetching: left });
      return fetched;
    },
  };
}

async function fetchAndKeep(
  { edges }: ConsoleContext,
  { storage, seat, explain, sessionId }: FileNeeds,
  name: FileName,
): Promise<Blob | string> {
  const askedIn = sessionId();
  const answer = await edges
    .fetchFile(jobEndpoints.jobFile.href({ ...name }))
    .catch((error: unknown) => explain(askedIn, error, texts().seat.source.failed));
  if (typeof answer === 'string') return answer;
  // It is only ever saved: a page of somebody else must not run as one of this console.
  const file = new Blob([answer], { type: 'application/octet-stream' });
  const isKept = await storage.keepFile(askedIn, name, file);
  if (isKept && sessionId() === askedIn) {
    seat.setState(({ kept }) => ({ kept: new Set([...kept, keyOf(name)]) }));
  }
  return file;
}

/** Whether a file has to leave: its job is over or gone, it was deleted, or is about to be while nobody can say so. */
function isGone({ jobId, fileId }: FileName, jobs: readonly TranslatorJob[], now: number): boolean {
  const job = jobs.find(({ id }) => id === jobId);
  if (job === undefined || isJobOver(job.state)) return true;
  if (isPastDeletion(job, now)) return true;
  return !job.files.some(({ id, isThere }) => id === fileId && isThere);
}

function keyOf({ jobId, fileId }: FileName): string {
  return fileKey(jobId, fileId);
}
