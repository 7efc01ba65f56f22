import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CountedLine {
  /** All that has passed, as seen from who connects. */
  readonly bytes: { sent: number; received: number };
  close(): Promise<void>;
}

/** A port that leads to another one and counts what passes. */
export async function openCountedLine(port: number, to: number): Promise<CountedLine> {
  const bytes = { sent: 0, received: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const through = connect(to, '127.0.0.1');
    for (const end of [socket, through]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        through.destroy();
      });
    }
    socket.on('data', (piece) => (bytes.sent += piece.length));
    through.on('data', (piece) => (bytes.received += piece.length));
    socket.pipe(through).pipe(socket);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    bytes,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
