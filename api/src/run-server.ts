import { join } from 'node:path';
import { createFileMeasurer } from '@yiqiao/measure/node/file-measurer';
import api from '../package.json' with { type: 'json' };
import { toDiskObstacle } from './disk/disk-obstacle.ts';
import { createLog, describeFault } from './log/log.ts';
import { readEnvironmentFile } from './settings/environment-file.ts';
import { readSettings, type Settings, SettingsError } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { StoreRefusal } from './store/store-refusal.ts';
import { createDocumentReader } from './uploads/reading/document-reader.ts';

const maxStopMs = 20_000;

const log = createLog({
  write: (line) => process.stdout.write(line),
  clock: Date.now,
  isForPeople: process.stdout.isTTY === true,
});

// A fault that nobody caught may have left anything half done: say so once and let a new start recover.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, (fault: unknown) => {
    log('error', event, describeFault(fault));
    process.exit(1);
  });
}

/** What differs between the built program and its sources, and what has to be there before both. */
export interface Place {
  readonly repository: string;
  readonly measureWorker: URL | undefined;
  readonly readerWorker: URL | undefined;
  readonly collectBuffers: () => void;
}

/** Runs the product until it is told to stop; ends the process when it cannot be started. */
export async function runServer(place: Place): Promise<void> {
  try {
    const environment = { ...readEnvironmentFile(join(place.repository, '.env')), ...process.env };
    const settings = readSettings(environment, place.repository);
    const server = await startServer(settings, {
      log,
      clock: Date.now,
      version: api.version,
      user: process.getuid?.(),
      measurer: createFileMeasurer(place.measureWorker ? { workerUrl: place.measureWorker } : {}),
      collectBuffers: place.collectBuffers,
      reader: createDocumentReader(place.readerWorker),
    });
    announce(settings, server);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
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

function announce({ host, adminUsername }: Settings, { port, firstPassword }: RunningServer): void {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const lines = [
    'Yiqiao is running.',
    `  Site      http://${name}:${port}/`,
    `  Console   http://${name}:${port}/admin/`,
  ];
  if (firstPassword !== null) {
    lines.push(
      '',
      `  First start: log in to the console as "${adminUsername}" with this password.`,
      `  Password  ${firstPassword}`,
      '  It is shown only this once. "npm run admin:password" sets another one.',
    );
  }
  console.info(`${lines.join('\n')}\n`);
}

async function stop(server: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), maxStopMs).unref();
  await server.stop();
  log('info', 'stopped');
  process.exit(0);
}
