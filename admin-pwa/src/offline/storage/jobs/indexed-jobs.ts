import { quoteFormat } from '@yiqiao/contract/record/quote';
import {
  type TranslatorJob,
  translatorJobSchema,
} from '@yiqiao/contract/translator/translator-job';
import type { IDBPTransaction, StoreNames } from 'idb';
import * as z from 'zod/mini';
import type { ConsoleSchema } from '../console-schema.ts';
import type { ConsoleDatabase } from '../database.ts';
import { isQuotaError } from '../quota-error.ts';
import { deviceSessionSchema } from '../records/device-session.ts';
import type { JobStorage, JobsHead, KeptJobs } from './job-storage.ts';

const headSchema = z.object({
  cursor: z.nullable(z.string()),
  asOf: z.number(),
  clockOffsetMs: z.number(),
  quoteFormat: z.string(),
  seen: z.record(z.string(), z.string()),
});

const fileSchema = z.object({ file: z.instanceof(Blob) });

/** Sealed ones are of another session, and have no job in the clear. */
const finishedSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  fileName: z.string(),
  file: z.instanceof(Blob),
});

/** The storage in the console's database. */
export function createIndexedJobs(connect: () => Promise<ConsoleDatabase>): JobStorage {
  return {
    readJobs: async () => readJobs(await connect()),
    writeJobs: (sessionId, { jobs, ...head }) =>
      writeInSession(connect, sessionId, ['jobs'], (transaction) => {
        const store = transaction.objectStore('jobs');
        void store.clear();
        for (const job of jobs) void store.put(job);
        void transaction.objectStore('meta').put(storedHead(head), 'jobs');
      }),
    writeHead: (sessionId, head) =>
      writeInSession(connect, sessionId, ['jobs'], async (transaction) => {
        const meta = transaction.objectStore('meta');
        const kept = z.safeParse(headSchema, await meta.get('jobs'));
        if (kept.data?.cursor === head.cursor) void meta.put(storedHead(head), 'jobs');
      }),
    async readFileNames() {
      const keys = await (await connect()).getAllKeys('jobFiles');
      return keys.map(([jobId, fileId]) => ({ jobId, fileId }));
    },
    async readFile({ jobId, fileId }) {
      const parsed = z.safeParse(
        fileSchema,
        await (await connect()).get('jobFiles', [jobId, fileId]),
      );
      return parsed.success ? parsed.data.file : null;
    },
    keepFile: (sessionId, name, file) =>
      writeInSession(connect, sessionId, ['jobFiles'], (transaction) => {
        void transaction.objectStore('jobFiles').put({ ...name, file });
      }),
    async deleteFiles(names) {
      const transaction = (await connect()).transaction('jobFiles', 'readwrite');
      for (const { jobId, fileId } of names) void transaction.store.delete([jobId, fileId]);
      await transaction.done;
    },
    async readFinished() {
      return (await (await connect()).getAll('finishedFiles')).flatMap((value) => {
        const parsed = z.safeParse(finishedSchema, value);
        return parsed.success ? [parsed.data] : [];
      });
    },
    keepFinished: (sessionId, file) =>
      writeInSession(connect, sessionId, ['finishedFiles'], (transaction) => {
        void transaction.objectStore('finishedFiles').put(file);
      }),
    async deleteFinished(ids) {
      const transaction = (await connect()).transaction('finishedFiles', 'readwrite');
      for (const id of ids) void transaction.store.delete(id);
      await transaction.done;
    },
  };
}

function storedHead({ seen, ...head }: JobsHead): z.infer<typeof headSchema> {
  return { ...head, seen: Object.fromEntries(seen), quoteFormat };
}

async function readJobs(database: ConsoleDatabase): Promise<KeptJobs | null> {
  const transaction = database.transaction(['jobs', 'meta']);
  const stored = await transaction.objectStore('jobs').getAll();
  const head = z.safeParse(headSchema, await transaction.objectStore('meta').get('jobs'));
  if (!head.success) return null;
  const jobs = stored.flatMap((value) => {
    const parsed = z.safeParse(translatorJobSchema, value);
    return parsed.success ? [parsed.data] : [];
  });
  const { quoteFormat: format, cursor, seen, ...moments } = head.data;
  // Another build stored them without fields that only this one knows, or has stored what this one cannot read.
  const isWhole = format === quoteFormat && jobs.length === stored.length;
  return {
    ...moments,
    jobs: jobs.sort(byAge),
    seen: new Map(Object.entries(seen)),
    cursor: isWhole ? cursor : null,
  };
}

/** As the server orders them. */
function byAge(one: TranslatorJob, other: TranslatorJob): number {
  return (one.steps[0]?.at ?? '').localeCompare(other.steps[0]?.at ?? '');
}

type WrittenStore = 'jobs' | 'jobFiles' | 'finishedFiles';

/** @returns whether the device had room. */
async function writeInSession(
  connect: () => Promise<ConsoleDatabase>,
  sessionId: string,
  stores: readonly [WrittenStore],
  write: (
    transaction: IDBPTransaction<ConsoleSchema, StoreNames<ConsoleSchema>[], 'readwrite'>,
  ) => Promise<void> | void,
): Promise<boolean> {
  try {
    const names: StoreNames<ConsoleSchema>[] = [...stores, 'meta'];
    // Strict: what is shown as kept must be on the disk.
    const transaction = (await connect()).transaction(names, 'readwrite', { durability: 'strict' });
    const session = z.safeParse(
      deviceSessionSchema,
      await transaction.objectStore('meta').get('session'),
    );
    if (session.success && session.data.sessionId === sessionId) await write(transaction);
    await transaction.done;
    return true;
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    return false;
  }
}
