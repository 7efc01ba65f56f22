import { join } from 'node:path';
import { setCompany } from '@yiqiao/contract/company';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { StoreRefusal } from './engine/embedded/folder/store-refusal.ts';
import { isHelpWanted, usageOf } from './operations/command-line.ts';
import { OperationError } from './operations/operation-error.ts';
import { runCommand } from './operations/run-command.ts';
import { createPasswordPrompt } from './operations/set-password.ts';
import { readOwnCompany } from './own-settings/read-own-company.ts';
import { readEnvironmentFile } from './settings/environment-file.ts';
import { findHome } from './settings/find-home.ts';
import { findUnknownSettings } from './settings/find-unknown-settings.ts';
import { readCompany } from './settings/read-company.ts';
import { readSettings } from './settings/settings.ts';

const isBuilt = import.meta.filename.endsWith('.js');
const urlBeside = (name: string) => new URL(name, import.meta.url);
const args = process.argv.slice(2);
const home = findHome(import.meta.dirname);
const prompt = createPasswordPrompt(process.stdin, process.stdout);

try {
  if (isHelpWanted(args)) {
    console.info(usageOf(args).trim());
    process.exit();
  }
  const file = readEnvironmentFile(join(home, '.env'));
  for (const line of findUnknownSettings(file, process.env)) console.error(line);
  const settings = readSettings({ ...file, ...process.env }, home);
  const { dataFolder } = settings;
  const company = readCompany(dataFolder, home);
  setCompany(settings.database ? company : await readOwnCompany(dataFolder, company));
  process.exitCode = await runCommand(args, {
    settings,
    home,
    // npm changes into the repository; paths are relative to where the command was typed.
    workingFolder: process.env.INIT_CWD ?? process.cwd(),
    user: process.getuid?.(),
    now: Date.now(),
    print: (line) => console.info(line),
    ask: prompt.ask,
    ...(isBuilt && {
      moving: {
        readerWorker: urlBeside('reader-worker.js'),
        findingsWorker: urlBeside('findings-worker.js'),
      },
    }),
  });
} catch (error) {
  const isExpected =
    error instanceof OperationError ||
    error instanceof SettingsError ||
    error instanceof StoreRefusal ||
    error instanceof StartError ||
    isRefusedBySystem(error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
} finally {
  prompt.close();
}

/** "EACCES: permission denied, mkdir '/mnt/backup'" says all that an operator needs. */
function isRefusedBySystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
