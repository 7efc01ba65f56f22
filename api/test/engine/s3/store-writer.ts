/**
 * A process to be killed: lets a document arrive in the store of the settings given as an argument, says
 * so once parts of it are there, and never finishes it.
 */
import { randomUUID } from 'node:crypto';
import { listUnfinished } from '@yiqiao/engines/s3/bucket/list-bucket';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { createFindingsThread } from '@yiqiao/engines/s3/findings/findings-thread';
import { openS3DocumentStore } from '@yiqiao/engines/s3/open-s3-document-store';

const settings = JSON.parse(process.argv[2] ?? '');
const thread = createFindingsThread();
const store = await openS3DocumentStore(settings, { log: () => {}, thread });
const key = randomUUID();
const incoming = await store.begin(key);
incoming.open(false).write(Buffer.alloc(17 * 1024 ** 2, 1));
const client = createS3Client(settings);

for (let isUnderWay = false; !isUnderWay; ) {
  for await (const page of listUnfinished(client)) {
    isUnderWay ||= page.some(({ name }) => name.endsWith(key));
  }
}
process.stdout.write('under way\n');
setInterval(() => {}, 1000);
