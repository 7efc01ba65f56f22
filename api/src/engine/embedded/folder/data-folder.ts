/** Names in `DATA_DIR`. The number at the end of a store file is that of the last change before it. */
export const dataFile = {
  snapshot: 'quotes.json',
  journal: 'quotes.journal',
  lock: 'quotes.lock',
  /** Hash of the administrator's password. */
  credential: 'admin.json',
  /** Who belongs to the office; absent for an office of one. */
  people: 'people.json',
  /** The office's settings; absent until an owner changes one. */
  settings: 'settings.json',
  sessions: 'sessions.json',
  /** Signs the session cookies. */
  sessionSecret: 'session-secret',
  /** Secret from which the keys of the clients' pages are derived. */
  linkSecret: 'link-secret',
  /** Facts about the company where an office starts: written by the operator, and read at each start. */
  company: 'company.json',
  /** The last trusted moment. */
  clock: 'clock.json',
  /** Marks an office that was moved away, or is being moved here. */
  move: 'moved.json',
  /** How this machine knows the backup in a bucket for its own, and the lock of whoever makes it. */
  bucketWriter: 'bucket-writer.json',
  bucketLock: 'bucket-backup.lock',
  /** Settings of the machine whose backup was restored here. */
  settingsOfBackup: 'settings-of-backup.env',
  /** Folder in which older backups are rewritten. */
  bucketWork: 'bucket-work',
} as const;

/** Names in `UPLOADS_DIR` beside the documents, which are named by their keys. */
export const uploadsFile = {
  /** The store that the documents belong to, and the last change that it is known to have reached. */
  owner: '.owner.json',
  lock: '.lock',
  /** Documents that a start did not know, grouped in folders named after moment and reason. */
  setAside: 'set-aside',
  /** A backup that is being fetched from a bucket. While it is there, the office is half restored. */
  fetched: '.restoring',
  /** The same for a dry run, which changes nothing. */
  fetchedToTry: '.restore-trial',
} as const;

/** Prefix of a document that is still being received. */
export const incomingPrefix = '.incoming-';

/** Prefix of a document that arrives in pieces, and with an ending of its mark. */
export const unfinishedPrefix = '.unfinished-';

/** Prefix of a folder with what a restore replaced, in either folder. */
export const beforeRestorePrefix = 'before-restore-';

/** In `DATA_DIR`: a store that a restore is about to put in place. */
export const restoringFolder = 'restoring';

/** Between the name of a damaged snapshot and the last change that could be recovered. */
export const damagedMark = '.damaged-at-';

/** Reason in the name of a folder in `uploads/set-aside`, after its moment: "2026-11-21T…Z-not-in-the-store". */
export const setAsideReason = {
  unknown: 'not-in-the-store',
  olderStore: 'older-store',
} as const;

/** A moment for use in file names on every system: without colons. */
export function momentInName(moment: number): string {
  return new Date(moment).toISOString().replaceAll(':', '-');
}

/** The moment in the name of a file or folder, if it holds one. */
export function readMoment(name: string): number | undefined {
  const found = /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)/.exec(name);
  return found === null ? undefined : Date.parse(`${found[1]}:${found[2]}:${found[3]}`);
}
