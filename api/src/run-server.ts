import { join } from 'node:path';
import { isatty } from 'node:tty';
import { company, setCompany } from '@yiqiao/contract/company';
import { createFileAnalyzer, createFileMeasurer, createScanReader } from '@yiqiao/measure/node';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { createLog, describeFault } from '@yiqiao/ports/log';
import product from '../../package.json' with { type: 'json' };
import { toDiskObstacle } from './engine/disk/disk-obstacle.ts';
import { StoreRefusal } from './engine/embedded/folder/store-refusal.ts';
import { createDocumentReader } from './engine/embedded/reading/document-reader.ts';
import { createLineWriter } from './log/line-writer.ts';
import { readEnvironmentFile } from './settings/environment-file.ts';
import { findUnknownSettings } from './settings/find-unknown-settings.ts';
import { describeNodeSupport } from './settings/node-support.ts';
import { readCompany } from './settings/read-company.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const maxStopMs = 20_000;

const standardOutput = 1;

const log = createLog({
  write: createLineWriter(standardOutput),
  clock: Date.now,
  isForPeople: isatty(standardOutput),
});

// Other output (the greeting, Node's warnings) must not end the process either.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// An uncaught fault may have left anything half done: log it once and let a restart recover.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, (fault: unknown) => {
    log('error', event, describeFault(fault));
    process.exit(1);
  });
}

export interface Place {
  /** The folder of `.env`, which relative paths are based on. */
  readonly home: string;
  /** Undefined when run from source. */
  readonly built: BuiltParts | undefined;
}

interface BuiltParts {
  readonly siteFolder: string;
  readonly siteServerFolder: string;
  readonly consoleFolder: string;
  readonly measureWorker: URL;
  readonly scanWorker: URL;
  readonly readerWorker: URL;
  readonly findingsWorker: URL;
  readonly backupWorker: URL;
  readonly renderWorker: URL;
}

/** Runs the product until it receives a signal to stop; exits if it cannot be started. */
export async function runServer(place: Place): Promise<void> {
  try {
    const { home, built } = place;
    const file = readEnvironmentFile(join(home, '.env'));
    for (const line of findUnknownSettings(file, process.env)) console.error(line);
    const settings = readSettings({ ...file, ...process.env }, home);
    const startingFrom = readCompany(settings.dataFolder, home);
    // Before anything is read from the store: a password must not contain the company's name.
    setCompany(startingFrom);
    const worker = built ? { workerUrl: built.measureWorker } : {};
    const server = await startServer(settings, {
      log,
      clock: Date.now,
      company: startingFrom,
      version: product.version,
      home,
      user: process.getuid?.(),
      measurer: createFileMeasurer(worker),
      analyzer: createFileAnalyzer(worker),
      scanReader: createScanReader(built ? { workerUrl: built.scanWorker } : {}),
      reader: createDocumentReader(built?.readerWorker),
      ...(built && {
        siteFolder: built.siteFolder,
        siteServerFolder: built.siteServerFolder,
        consoleFolder: built.consoleFolder,
        findingsWorker: built.findingsWorker,
        backupWorker: built.backupWorker,
        renderWorker: built.renderWorker,
      }),
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
    announce(settings, server, built !== undefined);
  } catch (error) {
    const isExpected =
      error instanceof SettingsError ||
      error instanceof StartError ||
      error instanceof StoreRefusal;
    const obstacle = toDiskObstacle(error);
    if (isExpected) console.error(error.message);
    else if (obstacle) console.error(`${error}: ${obstacle.what}. ${obstacle.remedy}`);
    else log('error', 'not-started', describeFault(error));
    process.exit(1);
  }
}

function announce(
  { host, adminUsername }: Settings,
  { port, firstPassword }: RunningServer,
  servesPages: boolean,
): void {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const origin = `http://${name}:${port}`;
  const lines = [
    `${company.name} is running.`,
    ...(servesPages
      ? [`  Site      ${origin}/`, `  Console   ${origin}/admin/`]
      : [`  API       ${origin}/api/`]),
  ];
  if (firstPassword !== null) {
    lines.push(
      '',
      `  First start: log in to the console as "${adminUsername}" with this password.`,
      `  Password  ${firstPassword}`,
      '  It is shown only this once. "npm run admin:password" sets another one.',
    );
  }
  const notice = describeNodeSupport(process.versions.node, Date.now());
  if (notice !== null) lines.push('', `  ${notice}`);
  console.info(`${lines.join('\n')}\n`);
}

async function stop(server: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), maxStopMs).unref();
  await server.stop();
  log('info', 'stopped');
  process.exit(0);
}
