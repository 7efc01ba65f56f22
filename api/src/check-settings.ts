import { join } from 'node:path';
import { readEnvironmentFile } from './settings/environment-file.ts';
import { findHome } from './settings/find-home.ts';
import { readSettings } from './settings/settings.ts';
import { SettingsError } from './settings/settings-error.ts';

// Run from its source before a build: nobody waits for one to read that a setting is wrong.
const home = findHome(import.meta.dirname);
try {
  readSettings({ ...readEnvironmentFile(join(home, '.env')), ...process.env }, home);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
