import type { S3Client } from '../client/s3-client.ts';
import { abortUpload, removeObject } from '../incoming/put-object.ts';
import { objectName } from '../object-name.ts';
import { type Mark, removeMark } from './mark.ts';

/** Removes an unfinished document, its mark last: what fails can be tried again. */
export async function removeUnfinished(client: S3Client, key: string, mark: Mark): Promise<void> {
  const name = objectName(key);
  await abortUpload(client, name, mark.uploadId);
  // It may be there although the mark does not say so: the last crash may have been right behind it.
  await removeObject(client, name);
  await removeMark(client, key);
}
