/** Names in `DATA_DIR`. A number at the end of a store file is the last change that it comes after. */
export const dataFile = {
  snapshot: 'quotes.json',
  journal: 'quotes.journal',
  lock: 'quotes.lock',
  /** Hash of the administrator's password. */
  credential: 'admin.json',
  sessions: 'sessions.json',
  /** Signs the session cookies. */
  sessionSecret: 'session-secret',
  /** Makes the keys of the clients' pages. */
  linkSecret: 'link-secret',
  /** Who runs this installation: written by the operator, and read at each start. */
  company: 'company.json',
  /** The last moment that the server was sure of. */
  clock: 'clock.json',
  /** Says that the office is somewhere else, or that it is just being moved here. */
  move: 'moved.json',
} as const;

/** Names in `UPLOADS_DIR` beside the documents, which lie under their keys. */
export const uploadsFile = {
  /** The store that the documents belong to, and the last change that it is known to have reached. */
  owner: '.owner.json',
  lock: '.lock',
  /** Documents that a start did not know, each group in a folder that tells when and why. */
  setAside: 'set-aside',
} as const;

/** Begins the name of a document that has not arrived whole. */
export const incomingPrefix = '.incoming-';

/** Begins the name of a folder with what a restore replaced, in either folder. */
export const beforeRestorePrefix = 'before-restore-';

/** In `DATA_DIR`: a store that a restore is about to put in place. */
export const restoringFolder = 'restoring';

/** Between the name of a damaged snapshot and the last change that could be recovered. */
export const damagedMark = '.damaged-at-';

/** Why a folder in `uploads/set-aside` was made, behind its moment: "2026-11-21T…Z-not-in-the-store". */
export const setAsideReason = {
  unknown: 'not-in-the-store',
  olderStore: 'older-store',
} as const;

/** A moment as it stands in the name of a file, on every system: no colons. */
export function momentInName(moment: number): string {
  return new Date(moment).toISOString().replaceAll(':', '-');
}

/** The moment in the name of a file or folder, if it holds one. */
export function readMoment(name: string): number | undefined {
  const found = /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)/.exec(name);
  return found === null ? undefined : Date.parse(`${found[1]}:${found[2]}:${found[3]}`);
}
