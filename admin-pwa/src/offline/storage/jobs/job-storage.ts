import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** What is known of the jobs as a whole. */
export interface JobsHead {
  /** Up to when the person has seen what the office did and said, by job. */
  readonly seen: ReadonlyMap<string, string>;
  /** Asks the server for what is newer; `null` if only all jobs will do. */
  readonly cursor: string | null;
  /** When the server last confirmed them, by its clock, in ms. */
  readonly asOf: number;
  /** Server's clock minus this device's, in ms. */
  readonly clockOffsetMs: number;
}

/** The jobs as the server had them. */
export interface KeptJobs extends JobsHead {
  readonly jobs: readonly TranslatorJob[];
}

export interface FileName {
  readonly jobId: string;
  readonly fileId: string;
}

/** A file that is to be handed in and has not arrived. */
export interface KeptFinished {
  /** Of its upload. */
  readonly id: string;
  readonly jobId: string;
  readonly fileName: string;
  readonly file: Blob;
}

/**
 * What a translator's console keeps on the device, of the person of its session alone. Nothing is written once that
 * session has ended: a late answer must not bring back what was deleted.
 */
export interface JobStorage {
  readJobs(): Promise<KeptJobs | null>;
  /** @returns whether they are stored: a device may be full. */
  writeJobs(sessionId: string, kept: KeptJobs): Promise<boolean>;
  /**
   * Leaves the jobs as they are stored. Nothing is written if another tab has stored those of another cursor.
   * @returns as `writeJobs`.
   */
  writeHead(sessionId: string, head: JobsHead): Promise<boolean>;
  /** Of the source files that are kept. */
  readFileNames(): Promise<readonly FileName[]>;
  readFile(name: FileName): Promise<Blob | null>;
  /** @returns as `writeJobs`. */
  keepFile(sessionId: string, name: FileName, file: Blob): Promise<boolean>;
  deleteFiles(names: readonly FileName[]): Promise<void>;
  readFinished(): Promise<readonly KeptFinished[]>;
  /** @returns as `writeJobs`. */
  keepFinished(sessionId: string, file: KeptFinished): Promise<boolean>;
  deleteFinished(ids: readonly string[]): Promise<void>;
}

/** Where the browser stores nothing, everything lasts as long as the tab. */
export const keptNowhere: JobStorage = {
  readJobs: async () => null,
  writeJobs: async () => true,
  writeHead: async () => true,
  readFileNames: async () => [],
  readFile: async () => null,
  keepFile: async () => false,
  async deleteFiles() {},
  readFinished: async () => [],
  keepFinished: async () => false,
  async deleteFinished() {},
};
