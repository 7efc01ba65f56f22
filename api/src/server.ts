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
import { takeOverBufferCollection } from './uploads/vault/short-lived-buffers.ts';

/** Right both from `api/src` and from `api/dist`. */
const repository = join(import.meta.dirname, '../..');
const isBuilt = import.meta.filename.endsWith('.js');
const besideThis = (name: string) => new URL(name, import.meta.url);
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

try {
  const environment = { ...readEnvironmentFile(join(repository, '.env')), ...process.env };
  const settings = readSettings(environment, repository);
  const server = await startServer(settings, {
    log,
    clock: Date.now,
    version: api.version,
    user: process.getuid?.(),
    measurer: createFileMeasurer(isBuilt ? { workerUrl: besideThis('measure-worker.js') } : {}),
    collectBuffers: takeOverBufferCollection(),
    reader: createDocumentReader(isBuilt ? besideThis('reader-worker.js') : undefined),
  });
  announce(settings, server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
} catch (error) {
  const isExpected =
    error instanceof SettingsError || error instanceof StartError || error instanceof StoreRefusal;
  const obstacle = toDiskObstacle(error);
  if (isExpected) console.error(error.message);
  else if (obstacle) console.error(`${error}: ${obstacle.what}. ${obstacle.remedy}`);
  else log('error', 'not-started', describeFault(error));
  process.exit(1);
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
