/** Names in the bucket. It may hold other things beside ours. */
export const documentsPrefix = 'documents/';

/** What is put and deleted to see whether it can be; nobody misses it. */
export const trialName = 'write-trial';

export function objectName(key: string): string {
  return `${documentsPrefix}${key}`;
}
