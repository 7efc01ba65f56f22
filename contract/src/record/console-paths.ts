/** Where the console shows a submission. */
export function submissionPath(id: string): string {
  return `/admin/dashboard?quote=${encodeURIComponent(id)}`;
}

/** Where somebody chooses how to be told. */
export const ownNoticesPath = '/admin/dashboard?me=notices';

/** Where a translator's console shows a job. @param id as calls name it. */
export function ownJobPath(id: string): string {
  return `/admin/dashboard?job=${encodeURIComponent(id)}`;
}

/** Where the console shows what has come since a moment. @param since in ms since the epoch. */
export function whileQuietPath(since: number): string {
  return `/admin/dashboard?quiet=${since}`;
}
