import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { createLog } from '@yiqiao/ports/log';
import { uploadsFile } from '../../src/engine/embedded/folder/data-folder.ts';
import {
  createDocumentReader,
  type DocumentReader,
} from '../../src/engine/embedded/reading/document-reader.ts';
import type { Surroundings } from '../../src/premises/surroundings.ts';
import { readSettings, type Settings } from '../../src/settings/settings.ts';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import { writeCheapCredential } from '../cheap-credential.ts';
import { testEnvironment } from './test-environment.ts';

/** What the measurer says of a picture; tests of measuring bring the real one. */
const notMeasured: Measurement = {
  format: 'png',
  exactness: 'uncountable',
  limit: 'image',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
};

export const password = 'a long enough password';

/** For all servers of a test process: to start its thread from source takes longer than most tests. */
const reader: DocumentReader = { ...createDocumentReader(), close: async () => {} };

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly settings: Settings;
  readonly running: RunningServer;
  /** Everything the server logged so far, one parsed line each. */
  readonly logged: Record<string, unknown>[];
  /** Names in the uploads folder, without what every such folder holds. */
  files(): Promise<string[]>;
  /** Stops the server and starts it again on the same folders. */
  restart(environment?: Record<string, string>): Promise<TestServer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Record<string, string>;
  readonly surroundings?: Partial<Surroundings>;
  readonly folder?: string;
  readonly siteFolder?: string;
  readonly siteServerFolder?: string;
  readonly consoleFolder?: string;
}

/** The whole product on a free port, with folders of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'yiqiao-api-')));
  const settings = readSettings({ ...testEnvironment(folder), ...options.environment }, folder);
  if (settings.adminPassword === undefined) {
    await writeCheapCredential(settings.dataFolder, password);
  }
  const logged: Record<string, unknown>[] = [];
  const log = createLog({
    write: (line) => logged.push(JSON.parse(line)),
    clock: Date.now,
    isForPeople: false,
  });
  const running = await startServer(settings, {
    log,
    clock: Date.now,
    version: '1.2.3',
    user: undefined,
    reader,
    ...(options.siteFolder && { siteFolder: options.siteFolder }),
    ...(options.siteServerFolder && { siteServerFolder: options.siteServerFolder }),
    ...(options.consoleFolder && { consoleFolder: options.consoleFolder }),
    measurer: { measure: async () => notMeasured, close: async () => {} },
    analyzer: {
      analyze: async () => ({ report: notMeasured, analysis: null }),
      close: async () => {},
    },
    scanReader: {
      findPages: async () => null,
      readPage: async () => null,
      close: async () => {},
    },
    ...options.surroundings,
  });
  return {
    url: `http://127.0.0.1:${running.port}`,
    port: running.port,
    settings,
    running,
    logged,
    async files() {
      const names = await readdir(settings.uploadsFolder);
      return names.filter((name) => name !== uploadsFile.owner && name !== uploadsFile.lock);
    },
    async restart(environment = {}) {
      await running.stop();
      return startTestServer({
        ...options,
        folder,
        environment: { ...options.environment, ...environment },
      });
    },
    async close() {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
