import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { repository } from '../commands/run-command.mjs';

/**
 * Names of optional dependencies that a lock file mentions without locking them. Where a registry
 * lacks a platform's binary, `npm install` leaves it out and a later `npm ci` refuses the file, or
 * another system silently gets no binary.
 */
export function findMissingOptionals(lock) {
  const lockedNames = new Set(
    Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !lockedNames.has(name))
      .map((name) => `${path}: ${name}`),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = findMissingOptionals(
    JSON.parse(readFileSync(`${repository}/package-lock.json`, 'utf8')),
  );
  if (missing.length > 0) {
    console.error(`package-lock.json is incomplete:\n${missing.join('\n')}`);
    console.error('Mend it with: rm -rf node_modules package-lock.json && npm install');
    process.exit(1);
  }
  console.info('package-lock.json is complete.');
}
