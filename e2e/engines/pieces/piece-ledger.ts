/** What browsers have sent of documents, and what they have been told of it. */
export interface PieceLedger {
  /** A piece begins at this offset of an upload. @returns how its bytes are counted. */
  begin(upload: string, offset: number): (bytes: number) => void;
  /** The browser has been told that the server has this much. */
  acknowledge(upload: string, offset: number): void;
  readonly sentBytes: number;
  /** Of those, the ones that had been acknowledged before. */
  readonly sentAgainBytes: number;
  /** The end of what was sent. */
  readonly reachedBytes: number;
  /** How many uploads have got any bytes. */
  readonly uploads: number;
}

export function createPieceLedger(): PieceLedger {
  const acknowledged = new Map<string, number>();
  const begun = new Set<string>();
  let sentBytes = 0;
  let sentAgainBytes = 0;
  let reachedBytes = 0;
  return {
    begin(upload, offset) {
      // Bytes that are on their way when it is acknowledged cannot be called back.
      const known = acknowledged.get(upload) ?? 0;
      let end = offset;
      begun.add(upload);
      return (bytes) => {
        sentBytes += bytes;
        sentAgainBytes += Math.min(bytes, Math.max(0, known - end));
        end += bytes;
        reachedBytes = Math.max(reachedBytes, end);
      };
    },
    acknowledge(upload, offset) {
      acknowledged.set(upload, Math.max(offset, acknowledged.get(upload) ?? 0));
    },
    get sentBytes() {
      return sentBytes;
    },
    get sentAgainBytes() {
      return sentAgainBytes;
    },
    get reachedBytes() {
      return reachedBytes;
    },
    get uploads() {
      return begun.size;
    },
  };
}
