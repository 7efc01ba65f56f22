import { readFileSync } from 'node:fs';
import { repository, runNpm } from './commands/run-command.mjs';

/** Installs the locked packages unless `node_modules` holds exactly them already. */
export async function installIfStale(folder = repository) {
  if (isInstalled(folder)) return;
  console.info('Installing packages …');
  // NODE_ENV=production would leave out the build's own tools.
  await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
}

/**
 * Compares the lock file with the one npm keeps inside `node_modules`. npm writes that last, so an
 * interrupted installation counts as stale, and a developer's own `npm install` counts as fresh.
 */
function isInstalled(folder) {
  const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
  const locked = readPackages(`${folder}/package-lock.json`);
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) return true;
    const found = installed[path];
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}
