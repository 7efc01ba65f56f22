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
  /** How often it has had a turn since it began to wait. */
  turns: number;
  /** When it last had one, or began to wait: a number that grows with every event. */
  since: number;
  /** Smallest first. */
  documents: Document[];
}

/** Every so many turns it is the client's that has waited longest, so that nobody is passed over for ever. */
const longestWaitEvery = 4;

/**
 * Whose document is next: the client's with the fewest turns, among equals the smallest document. A new
 * client begins level with the one that has had the fewest, so it neither waits for a long row of
 * another client's documents nor gets ahead for having come late.
 */
export function createFairQueue<Document extends QueuedDocument>(): FairQueue<Document> {
  const clients = new Map<string, WaitingClient<Document>>();
  let events = 0;
  let taken = 0;

  function findNext(): [string, WaitingClient<Document>] | undefined {
    const isLongestWaiting = taken % longestWaitEvery === longestWaitEvery - 1;
    const order = isLongestWaiting ? bySince : byTurn;
    return [...clients].reduce<[string, WaitingClient<Document>] | undefined>(
      (best, client) => (best && order(best[1], client[1]) <= 0 ? best : client),
      undefined,
    );
  }

  function fewestTurns(): number {
    const turns = [...clients.values()].map((client) => client.turns);
    return turns.length === 0 ? 0 : Math.min(...turns);
  }

  return {
    add(document) {
      const client = clients.get(document.client) ?? {
        turns: fewestTurns(),
        since: events++,
        documents: [],
      };
      const place = client.documents.findIndex(({ size }) => size > document.size);
      client.documents.splice(place === -1 ? client.documents.length : place, 0, document);
      clients.set(document.client, client);
    },
    take() {
      const [name, client] = findNext() ?? [];
      const document = client?.documents.shift();
      if (name === undefined || client === undefined) return undefined;
      taken += 1;
      client.turns += 1;
      client.since = events++;
      if (client.documents.length === 0) clients.delete(name);
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

function byTurn(a: WaitingClient<QueuedDocument>, b: WaitingClient<QueuedDocument>): number {
  return a.turns - b.turns || sizeOfNext(a) - sizeOfNext(b) || bySince(a, b);
}

function bySince(a: WaitingClient<QueuedDocument>, b: WaitingClient<QueuedDocument>): number {
  return a.since - b.since;
}

function sizeOfNext({ documents }: WaitingClient<QueuedDocument>): number {
  return documents[0]?.size ?? 0;
}
