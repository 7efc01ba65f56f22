import { translatorCommands } from '@yiqiao/contract/commands/translator-commands';
import type { JobResult } from '@yiqiao/contract/http/job-client';
import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { ArrivedAtJob, SendFile } from '../../uploads/send-file.ts';
import type { ConsoleEdges } from '../edges.ts';
import { createSeat } from '../seat/create-seat.ts';

/** When everything on the fake server happens. */
const decidedAt = Date.parse('2026-11-20T12:00:00.000Z');

export interface FakeJobs {
  jobs: readonly TranslatorJob[];
  /** Without it, no call gets an answer. */
  isThere: boolean;
  /** What arrived, by command or as "file", in order. */
  readonly arrived: string[];
  /** The office changes a job. */
  change(change: Partial<TranslatorJob>): void;
  readonly edges: Pick<ConsoleEdges, 'jobs' | 'sendJobFile' | 'fetchFile' | 'loadSeat'>;
}

/** A server with the jobs of one translator, by the rules of the real one. */
export function createFakeJobs(...jobs: TranslatorJob[]): FakeJobs {
  function find(jobId: string): TranslatorJob {
    const job = server.jobs.find(({ id }) => id === jobId);
    if (!server.isThere || job === undefined) throw new TypeError('Failed to fetch');
    return job;
  }
  function put(next: TranslatorJob): TranslatorJob {
    server.jobs = server.jobs.map((job) => (job.id === next.id ? next : job));
    return next;
  }

  const sendJobFile: SendFile<ArrivedAtJob> = async ({ quoteId, changeId, file }) => {
    if (!server.isThere) return { kind: 'lost' };
    const job = find(quoteId);
    if (isJobOver(job.state)) {
      const problem = { code: 'job-moved-on', message: 'Moved on' };
      return { kind: 'refused', status: 409, problem };
    }
    server.arrived.push('file');
    const at = new Date(decidedAt).toISOString();
    const arrived = { id: `kept-${changeId}`, fileName: file.name, fileSize: file.size };
    const finished = [...job.finished, { ...arrived, at, changeId }];
    return { kind: 'arrived', job: put({ ...job, finished }) };
  };

  const server: FakeJobs = {
    jobs,
    isThere: true,
    arrived: [],
    change(change) {
      server.jobs = server.jobs.map((job) => ({ ...job, ...change }));
    },
    edges: {
      loadSeat: async () => createSeat,
      jobs: {
        async list() {
          if (!server.isThere) throw new TypeError('Failed to fetch');
          return { jobs: server.jobs, cursor: '', servedAt: null };
        },
        async take(endpoint, parameters, body): Promise<JobResult> {
          const { jobId = '' }: Readonly<Record<string, string>> = parameters;
          const job = find(jobId);
          const name = Object.entries(translatorCommands).find(
            ([, command]) => command.endpoint.path === endpoint.path,
          )?.[0] as keyof typeof translatorCommands;
          server.arrived.push(name);
          const decision = translatorCommands[name].decide(job, body as never, { at: decidedAt });
          if (decision.kind === 'refused') return { kind: 'refused', code: decision.reason, job };
          return { kind: 'updated', job: put(decision.job) };
        },
      },
      sendJobFile,
      fetchFile: async () => {
        if (!server.isThere) throw new TypeError('Failed to fetch');
        return new Blob(['Article one.']);
      },
    },
  };
  return server;
}
