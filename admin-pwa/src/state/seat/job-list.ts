import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { RefreshOutcome } from '../../offline/list/list-refresher.ts';
import { asFailure, parseHttpDate } from '../../offline/list/refresh-list.ts';
import type { ConsoleContext } from '../edges.ts';
import { showFailure } from '../list/show-failure.ts';
import { createJobCopy, type JobCopyNeeds } from './job-copy.ts';
import { latestNews } from './job-news.ts';

/** From here on a person wants to know why nothing happens. */
const slowAfterMs = 8000;

export interface JobList {
  loadStored(): Promise<void>;
  refresh(sessionId: string): Promise<RefreshOutcome>;
  apply(sessionId: string, job: TranslatorJob): Promise<void>;
  markSeen(sessionId: string, job: TranslatorJob): Promise<void>;
  clear(): void;
}

interface ListNeeds extends JobCopyNeeds {
  /** The server has told what jobs there are. @param askedAt in ms of its time. */
  readonly onTold: (jobs: readonly TranslatorJob[], askedAt: number) => Promise<void>;
}

/** The jobs on screen, and the copy of them on this device. */
export function createJobList(context: ConsoleContext, needs: ListNeeds): JobList {
  const { edges, store } = context;
  const { seat, onTold } = needs;
  /** Grows with everything that makes an answer asked for earlier obsolete. */
  let generation = 0;
  const copy = createJobCopy(context, needs);

  return {
    async loadStored() {
      const startedIn = generation;
      const kept = await needs.storage.readJobs();
      if (kept === null || generation !== startedIn) return;
      const { jobs, seen, asOf, clockOffsetMs } = kept;
      copy.begin(kept.cursor);
      seat.setState({ jobs, seen });
      store.setState(({ list }) => ({
        ...{ clockOffsetMs, now: edges.now() + clockOffsetMs },
        list: { ...list, phase: 'ready', asOf },
      }));
    },
    async refresh(sessionId) {
      const startedIn = generation;
      const askedAt = edges.now() + store.getState().clockOffsetMs;
      const answer = await ask(context, copy.cursor);
      if (generation !== startedIn) return { kind: 'stopped' };
      if (!('cursor' in answer)) {
        showFailure(store, answer);
        return answer;
      }
      const asOf = parseHttpDate(answer.servedAt) ?? edges.now();
      const clockOffsetMs = asOf - edges.now();
      const { cursor } = answer;
      copy.cursor = cursor;
      if (answer.jobs !== undefined) seat.setState({ jobs: answer.jobs });
      store.setState(({ list }) => ({
        ...{ connection: 'online', clockOffsetMs, now: edges.now() + clockOffsetMs },
        list: { ...list, phase: 'ready', asOf, problem: null },
      }));
      const isChanged = answer.jobs !== undefined;
      const isStored = await (isChanged ? copy.keep : copy.keepHead)(sessionId);
      if (!isStored && store.getState().storage === 'ok') store.setState({ storage: 'full' });
      if (answer.jobs === undefined) return { kind: 'stopped' };
      await onTold(answer.jobs, askedAt);
      const head = { total: answer.jobs.length, cursor, asOf, clockOffsetMs };
      return { kind: 'whole', head, isStored };
    },
    async apply(sessionId, job) {
      generation += 1;
      seat.setState(({ jobs }) => ({
        jobs: jobs.map((one) => (one.id === job.id ? job : one)),
      }));
      await copy.keep(sessionId);
    },
    async markSeen(sessionId, job) {
      const { seen } = seat.getState();
      const latest = latestNews(job);
      if (latest <= (seen.get(job.id) ?? '')) return;
      seat.setState({ seen: new Map(seen).set(job.id, latest) });
      await copy.keepHead(sessionId);
    },
    clear() {
      generation += 1;
      copy.clear();
    },
  };
}

/** Asks for the jobs, and says so if that takes long. */
async function ask({ edges, store }: ConsoleContext, cursor: string | null) {
  store.setState({ isRefreshing: true });
  const slow = setTimeout(() => store.setState({ isSlow: true }), slowAfterMs);
  const answer = await edges.jobs.list(cursor).catch(asFailure);
  clearTimeout(slow);
  store.setState({ isRefreshing: false, isSlow: false });
  return answer;
}
