import { join } from 'node:path';
import { startNginx } from '../http/nginx.ts';
import { builtServer, startProduct } from '../http/product.ts';
import { type Program, startProgram } from '../http/program.ts';
import { sendForm, sendPut } from './send-upload.ts';

export interface Contestant {
  readonly name: string;
  readonly start: (folder: string, port: number) => Promise<Program>;
  readonly send: (port: number, bytes: number) => Promise<number>;
}

const volatileDisk = join(import.meta.dirname, 'volatile-disk.mjs');
/** One client sends more than a visitor may. */
const settings = {
  UPLOAD_DAILY_BYTES_PER_CLIENT: String(1024 ** 5),
  SUBMISSIONS_PER_HOUR_PER_CLIENT: '1000000',
};

function sendToOurs(port: number, bytes: number): Promise<number> {
  return sendForm(port, '/api/upload-quote', bytes);
}

export const durable: Contestant = {
  name: 'Yiqiao',
  start: (folder, port) => startProduct(folder, port, settings),
  send: sendToOurs,
};

export const volatile: Contestant = {
  name: 'Yiqiao, no fsync',
  start: (folder, port) =>
    startProduct(folder, port, settings, ['--import', volatileDisk, builtServer]),
  send: sendToOurs,
};

export const peers: readonly Contestant[] = ['multer', 'formidable', 'fastify'].map((name) => ({
  name,
  start: (folder, port) => {
    const script = join(import.meta.dirname, 'peer-server.mjs');
    return startProgram(process.execPath, [script, name, String(port), folder], port);
  },
  send: (port, bytes) => sendForm(port, '/upload', bytes),
}));

/** The limit: nothing is parsed, nothing is kept but the bytes. */
export const nginx: Contestant = {
  name: 'nginx PUT',
  start: (folder, port) =>
    startNginx(
      folder,
      port,
      `client_max_body_size 2g; client_body_buffer_size 1m; root ${folder};
      location /put/ { dav_methods PUT; create_full_put_path on; }`,
    ),
  send: (port, bytes) => sendPut(port, `/put/${performance.now()}`, bytes),
};
