import type { ProcessorAccounts } from './processor-accounts.ts';

interface QueuedDocument {
  /** Who sent it, as limits count clients. */
  readonly client: string;
  /** In bytes. */
  readonly size: number;
}

export interface FairQueue<Document extends QueuedDocument> {
  add(document: Document): void;
  /** Takes the document whose turn it is; undefined when none waits. */
  take(): Document | undefined;
  /** Removes a document that no longer needs a turn. */
  remove(document: Document): void;
}

interface WaitingClient<Document> {
  readonly name: string;
  /** When it last had a turn, or began to wait: a number that grows with every event. */
  since: number;
  /** Smallest first. */
  readonly documents: Document[];
}

/** Every fourth turn goes to the client who has waited longest, so that nobody starves. */
const longestWaitEvery = 4;

export interface FairQueueOptions {
  readonly accounts: Pick<ProcessorAccounts, 'spentBy'>;
  /** Who goes first among clients who have used the same: with `smallest`, the one whose next document is smallest. */
  readonly amongEquals: 'oldest' | 'smallest';
}

/**
 * The next document is always that of the client who has used the least processor time, so that a client with many
 * documents does not hold up the others.
 */
export function createFairQueue<Document extends QueuedDocument>({
  accounts,
  amongEquals,
}: FairQueueOptions): FairQueue<Document> {
  const clients = new Map<string, WaitingClient<Document>>();
  let events = 0;
  let taken = 0;

  function findNext(): WaitingClient<Document> | undefined {
    const byAge = [...clients.values()].sort((a, b) => a.since - b.since);
    const isLongestWaiting = taken % longestWaitEvery === longestWaitEvery - 1;
    if (isLongestWaiting) return byAge[0];
    const spent = byAge.map(({ name }) => accounts.spentBy(name));
    const least = Math.min(...spent);
    const equals = byAge.filter((_, index) => spent[index] === least);
    if (amongEquals === 'smallest') equals.sort((a, b) => sizeOfNext(a) - sizeOfNext(b));
    return equals[0];
  }

  return {
    add(document) {
      const name = document.client;
      const client = clients.get(name) ?? { name, since: events++, documents: [] };
      const place = client.documents.findIndex(({ size }) => size > document.size);
      client.documents.splice(place === -1 ? client.documents.length : place, 0, document);
      clients.set(name, client);
    },
    take() {
      const client = findNext();
      const document = client?.documents.shift();
      if (client === undefined || document === undefined) return undefined;
      taken += 1;
      client.since = events++;
      if (client.documents.length === 0) clients.delete(client.name);
      return document;
    },
    remove(document) {
      const client = clients.get(document.client);
      const place = client?.documents.indexOf(document) ?? -1;
      if (client === undefined || place === -1) return;
      client.documents.splice(place, 1);
      if (client.documents.length === 0) clients.delete(document.client);
    },
  };
}

function sizeOfNext({ documents }: WaitingClient<QueuedDocument>): number {
  return documents[0]?.size ?? 0;
}
