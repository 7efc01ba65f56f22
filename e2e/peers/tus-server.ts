import { createServer, type IncomingMessage } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { listenLocally } from '../../api/test/listen-locally.ts';
import { uploadsPath } from '../../contract/src/http/upload-pieces.ts';
import { uploadQuotePath } from '../../contract/src/record/upload-form.ts';

export interface TusServer {
  readonly origin: string;
  /** The forms that came, as text. */
  readonly forms: readonly string[];
  /** How many pieces began. */
  pieces(): number;
  close(): Promise<void>;
}

/** The tus project's server, and beside it a form. The connection of its second piece is lost. */
export async function startTusServer(directory: string): Promise<TusServer> {
  const datastore = new FileStore({ directory });
  const tus = new Server({ path: uploadsPath, datastore, relativeLocation: true });
  const forms: string[] = [];
  let pieces = 0;
  const server = createServer(async (request, response) => {
    if (request.url === uploadQuotePath) {
      forms.push(await readText(request));
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"id":"q1"}');
      return;
    }
    if (request.method === 'PATCH') pieces += 1;
    if (request.method === 'PATCH' && pieces === 2) breakOff(request);
    await tus.handle(request, response);
  });
  const port = await listenLocally(server);
  return {
    origin: `http://localhost:${port}`,
    forms,
    pieces: () => pieces,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function breakOff(request: IncomingMessage): void {
  request.once('data', () => request.socket.destroy());
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
