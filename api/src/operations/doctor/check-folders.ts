import { stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { absentAs, errorCode } from '@yiqiao/ports/faults/error-code';
import { findDiskObstacle } from '../../engine/disk/disk-obstacle.ts';
import { canWriteTo } from '../../engine/disk/disk-room.ts';
import { findSetAside } from '../../engine/embedded/documents/find-set-aside.ts';
import { readMoment, setAsideReason } from '../../engine/embedded/folder/data-folder.ts';
import type { Settings } from '../../settings/settings.ts';
import { formatBytes, formatCount } from '../print.ts';
import { type Finding, good, problem, warning } from './finding.ts';
import { isOfDocuments, isOfStore, isSharedFolder } from './own-names.ts';

const hourMs = 3_600_000;

/** The NDA's promise for documents of completed submissions, kept for what was set aside as well. */
const longestKeptMs = 24 * hourMs;

type FolderSettings = Pick<Settings, 'dataFolder' | 'uploadsFolder' | 'uploads'>;

/** Checks the two folders. A missing one is no problem: it is created at the first start. */
export async function checkFolders(
  settings: FolderSettings,
  now: number,
): Promise<readonly Finding[]> {
  const { dataFolder, uploadsFolder, uploads } = settings;
  return [
    ...(await checkFolder('DATA_DIR', dataFolder, isOfStore, uploadsFolder)),
    ...(await checkFolder('UPLOADS_DIR', uploadsFolder, isOfDocuments, dataFolder)),
    ...(await checkRoom(uploadsFolder, uploads.reserveBytes)),
    ...(await checkSetAside(settings, now)),
  ];
}

async function checkFolder(
  setting: string,
  folder: string,
  isOurs: (name: string) => boolean,
  otherFolder: string,
): Promise<readonly Finding[]> {
  const mode = await readMode(folder);
  if (mode === null) {
    return [
      warning(
        `${setting}: ${folder} does not exist.`,
        'It is made at the first start. If it held something before: is its disk mounted?',
      ),
    ];
  }
  if (!(await canWriteTo(folder))) {
    const { what, remedy } = await findDiskObstacle(folder);
    return [problem(`${setting}: ${folder} cannot be written: ${what}.`, remedy)];
  }
  const isShared = await isSharedFolder(
    folder,
    isOurs,
    dirname(otherFolder) === folder ? [basename(otherFolder)] : [],
  );
  return [
    good(`${setting}: ${folder} can be written.`),
    ...(isShared ? [sharedFolder(setting, folder)] : checkMode(setting, folder, mode)),
  ];
}

/** For a folder that other programs use as well: changing its permissions could break them. */
function sharedFolder(setting: string, folder: string): Finding {
  return warning(
    `${setting}: ${folder} holds folders of others, too.`,
    `Stop the server, move what is its own into a folder that is the server's alone, and name that in ${setting}.`,
  );
}

/** @returns `null` when there is no such folder. */
function readMode(folder: string): Promise<number | null> {
  return stat(folder).then(({ mode }) => mode, absentAs(null));
}

function checkMode(setting: string, folder: string, mode: number): readonly Finding[] {
  const othersMayRead = 0o007;
  if (process.platform === 'win32' || (mode & othersMayRead) === 0) return [];
  return [
    warning(
      `${setting}: every user of this machine may look into ${folder}.`,
      `Its files are readable by their owner only; hide their names too: chmod 750 ${folder}`,
    ),
  ];
}

async function checkRoom(folder: string, reserveBytes: number): Promise<readonly Finding[]> {
  if ((await readMode(folder)) === null) return [];
  const { bavail, bsize, files, ffree } = await statfs(folder);
  const free = bavail * bsize;
  const findings =
    free < reserveBytes
      ? [
          problem(
            `${formatBytes(free)} of disk are free, less than the ${formatBytes(reserveBytes)} kept for the store: uploads are refused.`,
            'Make room, or move UPLOADS_DIR to a larger disk.',
          ),
        ]
      : [good(`${formatBytes(free)} of disk are free.`)];
  // Some file systems allocate inodes dynamically and report none.
  if (files > 0 && ffree / files < 0.02) {
    findings.push(
      problem('The disk has hardly any file entries left (inodes).', 'Remove small files from it.'),
    );
  }
  return findings;
}

/** A warning on the first day; then a problem, and so an alarm. */
async function checkSetAside(
  { dataFolder, uploadsFolder }: FolderSettings,
  now: number,
): Promise<readonly Finding[]> {
  const paths = await findSetAside(dataFolder, uploadsFolder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOTDIR') return [];
    throw error;
  });
  return Promise.all(
    paths.map(async (path) => {
      const ageMs = now - (await setAsideAt(path));
      const what = `${path} was set aside ${describeAge(ageMs)} and may hold clients' data.`;
      return ageMs < longestKeptMs
        ? warning(what, remedyFor(path))
        : problem(what, remedyFor(path));
    }),
  );
}

/** From its name; a damaged file was set aside when it was last renamed. */
async function setAsideAt(path: string): Promise<number> {
  return readMoment(basename(path)) ?? (await stat(path)).ctimeMs;
}

function describeAge(ageMs: number): string {
  const hours = Math.max(0, Math.floor(ageMs / hourMs));
  const age = hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.floor(hours / 24), 'day');
  return `${age} ago`;
}

function remedyFor(path: string): string {
  if (path.endsWith(setAsideReason.unknown)) {
    return 'Documents of no submission. Stop the server, put the newer store back, start: they return. Or delete the folder.';
  }
  if (path.endsWith(setAsideReason.olderStore)) {
    return `An older store was put back: see ${join(path, 'why.txt')}. Delete the folder once that is settled.`;
  }
  return 'Delete it once nobody needs it.';
}
