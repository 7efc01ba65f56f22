import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { createStore } from 'zustand/vanilla';
import { findJobFault, nameArrived, queueJobChange } from '../../offline/outbox/queue-jobs.ts';
import { areMissing } from '../../offline/storage/forget/gone-submissions.ts';
import { createIndexedJobs } from '../../offline/storage/jobs/indexed-jobs.ts';
import { keptNowhere } from '../../offline/storage/jobs/job-storage.ts';
import { createExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext, CreateSeat } from '../edges.ts';
import { forgetAndTell } from '../list/forget-waiting.ts';
import { askWhetherToTell } from '../notices/asking.ts';
import type { SeatActions, SeatNeeds, SeatState } from '../seat.ts';
import { createFinishedFiles } from './finished-files.ts';
import { createJobList } from './job-list.ts';
import { createSourceFiles } from './source-files.ts';

const empty: SeatState = {
  jobs: [],
  kept: new Set(),
  fetching: new Set(),
  seen: new Map(),
};

/** What a translator has in the place of orders. */
export const createSeat: CreateSeat = (context, needs) => {
  const { edges, store } = context;
  const { queue, sessionId } = needs;
  const { connect } = edges.storage;
  const storage = connect === null ? keptNowhere : createIndexedJobs(connect);
  const seat = createStore<SeatState>(() => empty);
  const explain = createExplainFailure(context, needs);
  const own = { ...needs, storage, seat, explain };
  const sources = createSourceFiles(context, own);
  const list = createJobList(context, { ...own, onTold });
  const finished = createFinishedFiles(context, { ...own, apply });

  async function onTold(jobs: readonly TranslatorJob[], askedAt: number): Promise<void> {
    await forgetAndTell(context, areMissing(jobs, askedAt));
    await name(jobs);
    await finished.meet(jobs);
    await sources.dropGone();
  }

  /** Hand-ins that wait for files that have arrived are sent with them. */
  async function name(jobs: readonly TranslatorJob[]): Promise<void> {
    const { outbox } = store.getState();
    if (!outbox.some((entry) => entry.kind === 'job' && entry.uploads.length > 0)) return;
    await queue.update((entries) => jobs.reduce(nameArrived, entries));
  }

  async function apply(job: TranslatorJob): Promise<void> {
    await list.apply(sessionId(), job);
    await name([job]);
    await sources.dropGone();
    // Files that were added before the server knew that the job is accepted.
    void finished.sendAll(seat.getState().jobs);
  }

  return {
    store: seat,
    async loadStored() {
      await Promise.all([list.loadStored(), sources.loadStored(), finished.loadStored()]);
    },
    refresh: list.refresh,
    apply,
    loadFinished: finished.loadStored,
    sendFiles: () => void finished.sendAll(seat.getState().jobs),
    tick() {
      void sources.dropGone();
      void finished.dropDue(seat.getState().jobs);
    },
    clear() {
      list.clear();
      finished.clear();
      seat.setState(empty);
    },
    changeJob: createChangeJob(context, queue),
    markSeen: (job) => list.markSeen(sessionId(), job),
    readJobFile: sources.readJobFile,
    addFinished: finished.addFinished,
    findUnsent: finished.findUnsent,
    removeFinished: finished.removeFinished,
    uploads: finished.uploads,
  };
};

function createChangeJob(
  context: ConsoleContext,
  queue: SeatNeeds['queue'],
): SeatActions['changeJob'] {
  const { edges, store } = context;
  return async (job, change, uploads = []) => {
    const { username, outbox, clockOffsetMs } = store.getState();
    const sender = { username, changeId: edges.randomId(), at: edges.now() + clockOffsetMs };
    const decision = { ...sender, job, change, uploads };
    const fault = findJobFault(outbox, decision);
    if (fault !== null) return fault;
    await queue.update((entries) => queueJobChange(entries, decision));
    void queue.sendOrWait(job.id);
    if (change.command === 'acceptJob') askWhetherToTell(context, job, 'job');
    return null;
  };
}
