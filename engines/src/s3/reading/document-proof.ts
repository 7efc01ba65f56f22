import { createHash } from 'node:crypto';
import { DocumentChanged, type ReceivedDocument } from '@yiqiao/ports/document-store';
import type { ObjectFacts } from './object-facts.ts';

const maxRemembered = 10_000;

/**
 * Verifies that an object is the document that was received. Size, and the hash stored with an object of one piece,
 * are compared before reading; the bytes themselves when they are first read completely. The result stays valid
 * until the object's ETag changes.
 */
export interface DocumentProof {
  /** Whether nothing known so far contradicts it. */
  isPlausible(key: string, facts: ObjectFacts, received: ReceivedDocument): boolean;
  /** Passes a document through, but its end only if all of it was correct. @throws DocumentChanged */
  prove(
    bytes: AsyncIterable<Buffer>,
    key: string,
    facts: ObjectFacts,
    received: ReceivedDocument,
  ): AsyncIterable<Buffer>;
}

export function createDocumentProof(): DocumentProof {
  const judged = new Map<string, boolean>();

  function judge(state: string, isRight: boolean): void {
    if (judged.size >= maxRemembered) judged.clear();
    judged.set(state, isRight);
  }

  /** Holds the last chunk back until the hash of all of them is known. */
  async function* verify(
    bytes: AsyncIterable<Buffer>,
    state: string,
    { fileSha256 }: ReceivedDocument,
  ): AsyncGenerator<Buffer, void> {
    const hash = createHash('sha256');
    let held: Buffer | null = null;
    for await (const piece of bytes) {
      hash.update(piece);
      if (held !== null) yield held;
      held = piece;
    }
    const isRight = hash.digest('hex') === fileSha256;
    judge(state, isRight);
    if (!isRight)
      throw new DocumentChanged('The document in the store is not the one that arrived.');
    if (held !== null) yield held;
  }

  return {
    isPlausible(key, facts, received) {
      if (facts.size !== received.fileSize) return false;
      if (facts.sha256 !== undefined && facts.sha256 !== received.fileSha256) return false;
      return judged.get(stateOf(key, facts, received)) !== false;
    },
    prove(bytes, key, facts, received) {
      const state = stateOf(key, facts, received);
      return judged.get(state) === true ? bytes : verify(bytes, state, received);
    },
  };
}

function stateOf(key: string, { etag }: ObjectFacts, { fileSha256 }: ReceivedDocument): string {
  return `${key} ${etag} ${fileSha256}`;
}
