import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPackages, onPath } from './debian.mjs';

/** Debian keeps each major version in a folder of its own, which is not in PATH. */
const debianFolder = '/usr/lib/postgresql';

/** The folder with PostgreSQL's own programs, installed now if need be, or `null`. */
export function providePostgres() {
  return findPostgres() ?? (installPackages(['postgresql']) ? findPostgres() : null);
}

function findPostgres() {
  const path = onPath('initdb');
  if (path !== null && isWhole(dirname(path))) return dirname(path);
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  return folders.find(isWhole) ?? null;
}

function isWhole(folder) {
  return ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((program) =>
    existsSync(join(folder, program)),
  );
}
