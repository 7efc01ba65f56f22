/** Names in the bucket, which may hold other objects besides ours. */
export const documentsPrefix = 'documents/';

/** Marks of unfinished documents. */
export const marksPrefix = 'unfinished/';

/** A trial object, written and deleted to test the bucket. */
export const trialName = 'write-trial';

export function objectName(key: string): string {
  return `${documentsPrefix}${key}`;
}

export function markName(key: string): string {
  return `${marksPrefix}${key}`;
}
