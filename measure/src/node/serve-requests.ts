import { isPieceAnswer } from './document/piece-messages.ts';

/** In a worker: takes what the server's process asks, until that process is gone. */
export function serveRequests<Request extends object>(
  serve: (request: Request) => Promise<void>,
): void {
  // pdf.js makes a drawing matrix when it is loaded. It would take one from a native package, which a
  // release does not have; nothing is drawn with it here.
  Object.assign(globalThis, { DOMMatrix: class {} });

  // pdf.js drops some promises of damaged documents. A browser only notes that; so must this process,
  // or the same document would have another report here.
  process.on('unhandledRejection', () => {});

  process.on('disconnect', () => process.exit());

  process.on('message', (message: Request) => {
    if (!isPieceAnswer(message)) void serve(message);
  });
}

/** Processor time of this process, in ms. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
