import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';

/** Debian keeps the libraries of each architecture in a folder of its own. */
const libraries = '/usr/lib';

/** The library through which a process sees another time, installed now if need be, or `null`. */
export function provideFaketime() {
  return findFaketime() ?? (installPackages(['libfaketime']) ? findFaketime() : null);
}

function findFaketime() {
  if (process.platform !== 'linux') return null;
  const paths = readdirSync(libraries).map((folder) =>
    join(libraries, folder, 'faketime/libfaketimeMT.so.1'),
  );
  return paths.find((path) => existsSync(path)) ?? null;
}
