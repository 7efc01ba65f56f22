import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Builds that stay beside the current one, for a quick way back. */
const keptBuilds = 2;
const partial = /^partial-(\d+)$/;

/**
 * The build of these sources, made unless it is there. A build is made in a folder that nobody reads
 * and gets its name, the fingerprint of its sources, when it is complete: so what has the name is
 * whole, two at once do not meet, and a running server keeps the files it was started from.
 * @returns its folder.
 */
export async function provideBuild({ folder, fingerprint, make }) {
  const build = join(folder, fingerprint);
  if (!existsSync(build)) {
    const unfinished = join(folder, `partial-${process.pid}`);
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    try {
      await make(unfinished);
      giveName(unfinished, build);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  pointTo(folder, fingerprint);
  removeOld(folder, fingerprint);
  return build;
}

/** Keeps a build from being removed while this process lives: a server loads its workers when it needs them. */
export function markInUse(build) {
  try {
    mkdirSync(join(build, 'in-use'), { recursive: true });
    writeFileSync(join(build, 'in-use', String(process.pid)), '');
  } catch (error) {
    // A user who may not write there may not remove it either; a full disk keeps nobody from starting.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(error.code)) throw error;
  }
}

/** Another process may have built the same meanwhile; one is as good as the other. */
function giveName(unfinished, build) {
  try {
    renameSync(unfinished, build);
  } catch (error) {
    if (!existsSync(build)) throw error;
  }
}

/** `current` is for tools and people; a start goes by the fingerprint. */
function pointTo(folder, name) {
  const current = join(folder, 'current');
  if (readLink(current) === name) return;
  const next = join(folder, `current-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(name, next, 'junction');
  // Windows renames nothing over a folder, and this is one there.
  if (process.platform === 'win32') rmSync(current, { recursive: true, force: true });
  renameSync(next, current);
}

function removeOld(folder, fingerprint) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== fingerprint)
    .map(({ name }) => name);
  const isAbandoned = (name) => !isAlive(partial.exec(name)?.[1]);
  const complete = names.filter((name) => !partial.test(name) && !isInUse(join(folder, name)));
  const superseded = complete
    .sort((one, other) => ageOf(folder, other) - ageOf(folder, one))
    .slice(keptBuilds);
  for (const name of [
    ...names.filter((name) => partial.test(name) && isAbandoned(name)),
    ...superseded,
  ]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function ageOf(folder, name) {
  return statSync(join(folder, name)).mtimeMs;
}

function isInUse(build) {
  const marks = join(build, 'in-use');
  return existsSync(marks) && readdirSync(marks).some(isAlive);
}

function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
