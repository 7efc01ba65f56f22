import { join } from 'node:path';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { readEnvironmentFile } from './settings/environment-file.ts';
import { findHome } from './settings/find-home.ts';
import { readCompany } from './settings/read-company.ts';
import { readSettings } from './settings/settings.ts';

// Run from source before a build, so that a wrong setting is reported without waiting for one.
const home = findHome(import.meta.dirname);
try {
  const environment = { ...readEnvironmentFile(join(home, '.env')), ...process.env };
  readCompany(readSettings(environment, home).dataFolder, home);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
