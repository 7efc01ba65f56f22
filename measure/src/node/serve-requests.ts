import { isPieceAnswer } from './document/piece-messages.ts';

/** In a worker: serves the requests of the server's process until that process is gone. */
export function serveRequests<Request extends object>(
  serve: (request: Request) => Promise<void>,
): void {
  // pdf.js constructs a DOMMatrix when it is loaded, which in Node would come from a native package that is
  // not installed. Nothing is drawn here, so an empty class is enough.
  Object.assign(globalThis, { DOMMatrix: class {} });

  // With damaged documents pdf.js leaves some rejections unhandled. A browser only logs them; this process must
  // not end either, or the same document would get a different report here.
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
