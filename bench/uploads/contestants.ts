import { join } from 'node:path';
import { uploadsPath } from '../../contract/src/http/upload-pieces.ts';
import { uploadQuotePath } from '../../contract/src/record/upload-form.ts';
import { startNginx } from '../http/nginx.ts';
import { startProduct } from '../http/product.ts';
import { type Program, startProgram } from '../http/program.ts';
import type { PageCall } from './page/sender.ts';
import { sendForm, sendPieces, sendPut } from './send-upload.ts';

export interface Contestant {
  readonly name: string;
  /** Of a peer: as it comes, or with SHA-256 and fsync as the product pledges them. */
  readonly column: 'product' | 'limit' | 'plain' | 'secured';
  readonly start: (folder: string, port: number) => Promise<Program>;
  /** Sends so many bytes without a browser. @returns the seconds it took. */
  readonly send: (port: number, bytes: number) => Promise<number>;
  /** How a page sends a file to it; `null` if none does. */
  readonly call: PageCall | null;
}

const volatileDisk = join(import.meta.dirname, 'volatile-disk.mjs');
/** One client sends more than a visitor may. */
const settings = {
  UPLOAD_DAILY_BYTES_PER_CLIENT: String(1024 ** 5),
  SUBMISSIONS_PER_HOUR_PER_CLIENT: '1000000',
  // A document in pieces keeps its place while its form comes.
  UPLOADS_AT_ONCE_PER_CLIENT: '64',
};

export const form: Contestant = {
  name: 'Yiqiao, form',
  column: 'product',
  start: (folder, port) => startProduct(folder, port, settings),
  send: (port, bytes) => sendForm(port, uploadQuotePath, bytes),
  call: { kind: 'form', path: uploadQuotePath },
};

export const pieces: Contestant = {
  ...form,
  name: 'Yiqiao, pieces',
  send: (port, bytes) => sendPieces(port, uploadsPath, bytes, uploadQuotePath),
  call: { kind: 'pieces', path: uploadQuotePath },
};

/** What the pieces cost apart from the disk. */
const volatile: Contestant = {
  ...pieces,
  name: '  without fsync',
  start: (folder, port) => startProduct(folder, port, settings, ['--import', volatileDisk]),
  call: null,
};

export const ours: readonly Contestant[] = [form, pieces, volatile];

const parsers = ['busboy', 'multer', 'formidable', 'fastify'];

export const peers = (['plain', 'secured'] as const).flatMap((column): Contestant[] => {
  const startAs = (name: string) => (folder: string, port: number) => {
    const args = [join(import.meta.dirname, 'peer-server.mjs'), name, column, String(port), folder];
    return startProgram(process.execPath, args, port);
  };
  return [
    ...parsers.map((name) => ({
      name,
      column,
      start: startAs(name),
      send: (port: number, bytes: number) => sendForm(port, '/upload', bytes),
      call: { kind: 'form', path: '/upload' } as const,
    })),
    {
      name: '@tus/server',
      column,
      start: startAs('tus'),
      send: (port, bytes) => sendPieces(port, '/files', bytes, null),
      call: { kind: 'tus', path: '/files' },
    },
  ];
});

/** The limit: nothing is parsed, nothing is kept but the bytes. */
export const nginx: Contestant = {
  name: 'nginx PUT',
  column: 'limit',
  start: (folder, port) =>
    startNginx(
      folder,
      port,
      `client_max_body_size 2g; client_body_buffer_size 1m; root ${folder};
      location /put/ { dav_methods PUT; create_full_put_path on; }`,
    ),
  send: (port, bytes) => sendPut(port, `/put/${performance.now()}`, bytes),
  call: null,
};
