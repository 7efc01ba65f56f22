import type { IncomingMessage } from 'node:http';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Client } from '../client/s3-client.ts';
import type { S3Request } from '../client/s3-request.ts';
import type { ObjectFacts } from './object-facts.ts';

export interface ObjectRange {
  /** First and last byte. */
  readonly start: number;
  readonly end: number;
}

/** A connection may break this often without any progress in between. */
const maxBreaks = 3;

/**
 * The bytes of an object in order. After a broken connection, reading resumes where it ended.
 * @throws S3Refusal 412 when the object was replaced in the meantime, EngineAway when the connection keeps breaking.
 */
export async function* readObject(
  client: S3Client,
  name: string,
  { start, end }: ObjectRange,
  { etag, signal }: Pick<ObjectFacts, 'etag'> & Pick<S3Request, 'signal'>,
): AsyncGenerator<Buffer, void> {
  let at = start;
  for (let breaks = 0; at <= end; breaks += 1) {
    const range = { range: `bytes=${at}-${end}`, ...(etag !== undefined && { 'if-match': etag }) };
    const answer = await client.open({ method: 'GET', key: name, headers: range, signal });
    refuseWholeObject(answer, at);
    try {
      for await (const piece of answer) {
        at += piece.length;
        breaks = 0;
        yield piece;
      }
      if (at > end) return;
      throw new EngineAway('The store ended a document early.');
    } catch (error) {
      signal?.throwIfAborted();
      if (breaks < maxBreaks) continue;
      throw new EngineAway('The store breaks off in the middle of a document.', { cause: error });
    } finally {
      answer.destroy();
    }
  }
}

/** A store without support for ranges would start from the beginning each time. */
function refuseWholeObject(answer: IncomingMessage, at: number): void {
  if (answer.statusCode === 206 || at === 0) return;
  answer.destroy();
  throw new EngineAway('The store does not give parts of a document.');
}
