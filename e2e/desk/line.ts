import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Where an upload's connection breaks: inside its body, or behind it, before the answer. */
export type Break = { readonly afterBytes: number } | 'before-answer';

/** A line to the product that can be made to break under uploads. */
export interface Line {
  readonly origin: string;
  /** Breaks every upload from now on, those that the browser repeats by itself as well. */
  breakUploads(where: Break): void;
  /** Breaks the uploads that are under way, and those that begin from now on. */
  cut(): void;
  mend(): void;
  /** How many uploads it broke. */
  readonly broken: number;
  close(): Promise<void>;
}

/** Passes bytes on between browser and product as a network does: it knows connections, not requests. */
export async function openLine(productOrigin: string): Promise<Line> {
  const { port } = new URL(productOrigin);
  const sockets = new Set<Socket>();
  const breakUnderWay = new Set<() => void>();
  let where: Break | null = null;
  let broken = 0;

  const server = createServer((visitor) => {
    const product = connect(Number(port), 'localhost');
    let uploaded = 0;
    const breakOff = () => {
      broken += 1;
      visitor.resetAndDestroy();
      product.destroy();
    };
    visitor.on('data', (bytes) => {
      if (isUpload(bytes)) {
        breakUnderWay.add(breakOff);
        if (where !== null) uploaded = 1;
      }
      if (uploaded > 0) uploaded += bytes.length;
      if (where !== null && where !== 'before-answer' && uploaded > where.afterBytes) breakOff();
      else if (!product.write(bytes)) visitor.pause();
    });
    visitor.on('close', () => breakUnderWay.delete(breakOff));
    product.on('drain', () => visitor.resume());
    product.on('data', (bytes) => {
      if (where === 'before-answer' && uploaded > 0) breakOff();
      else visitor.write(bytes);
    });
    for (const [socket, other] of [
      [visitor, product],
      [product, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      // A socket that breaks is closed as well, and that is all a line does.
      socket.on('error', () => {});
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port');

  return {
    origin: `http://localhost:${address.port}`,
    breakUploads(at) {
      where = at;
    },
    cut() {
      where = { afterBytes: 0 };
      for (const breakOff of breakUnderWay) breakOff();
    },
    mend() {
      where = null;
    },
    get broken() {
      return broken;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A request that sends or concerns a document. */
function isUpload(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 64).toString('latin1');
  return /^(?:POST \/api\/upload-quote |(?:PATCH|HEAD) \/api\/uploads\/)/.test(head);
}
