/** Names in the bucket, which may hold other objects besides ours. */
export const documentsPrefix = 'documents/';

/** A trial object, written and deleted to test the bucket. */
export const trialName = 'write-trial';

export function objectName(key: string): string {
  return `${documentsPrefix}${key}`;
}
