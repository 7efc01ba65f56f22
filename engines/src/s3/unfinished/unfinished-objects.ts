import type { DocumentStore } from '@yiqiao/ports/document-store';
import { isFileKey } from '@yiqiao/ports/file-key';
import type { IncomingObjectTools } from '../incoming/incoming-object.ts';
import { abortUpload, beginUpload } from '../incoming/put-object.ts';
import { objectName } from '../object-name.ts';
import { createUnfinishedCount } from './count-unfinished.ts';
import { createFollowedReadings } from './followed-readings.ts';
import { readMark, writeMark } from './mark.ts';
import { resumeObject } from './resume-object.ts';
import { noParts } from './seal-parts.ts';

type UnfinishedCalls = 'beginUnfinished' | 'resume' | 'readOffset' | 'countUnfinished';

/** Documents that arrive in pieces, in any process: each an upload with its mark, until it is settled. */
export function createUnfinishedObjects(
  tools: IncomingObjectTools,
): Pick<DocumentStore, UnfinishedCalls> {
  const { client, headers } = tools;
  const total = createUnfinishedCount(client);
  const followed = createFollowedReadings(tools.thread);
  const resumeTools = { ...tools, followed, onChanged: total.forget };

  return {
    async beginUnfinished(key, now) {
      if (!isFileKey(key)) throw new Error(`${key} is no key of a document.`);
      const { signal } = new AbortController();
      const name = objectName(key);
      const uploadId = await beginUpload({ client, key: name, signal }, headers);
      const mark = { uploadId, since: now, offset: 0, seal: noParts, isCommitted: false };
      try {
        await writeMark(tools, key, mark);
      } catch (error) {
        await abortUpload(client, name, uploadId).catch(() => {});
        throw error;
      }
      total.forget();
    },
    resume: async (key) => (isFileKey(key) ? resumeObject(key, resumeTools) : null),
    async readOffset(key) {
      return isFileKey(key) ? ((await readMark(client, key))?.offset ?? null) : null;
    },
    countUnfinished: total.count,
  };
}
