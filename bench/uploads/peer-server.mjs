// One peer at a time: takes a document, writes it to a folder, answers. As it comes, or with what the product pledges
// as well: SHA-256 of the document, and its bytes on the disk before the answer.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [name, column, port, folder] = process.argv.slice(2);
const isSecured = column === 'secured';
const maxBytes = 2 * 1024 ** 3;
let count = 0;
const nextName = () => `${name}-${process.pid}-${count++}`;

const peers = {
  async busboy() {
    const { default: busboy } = await import('busboy');
    serve((request, response) => {
      let stored;
      const parser = busboy({ headers: request.headers, limits: { fileSize: maxBytes } });
      parser.on('file', (_field, file) => {
        stored = store(file);
      });
      parser.on('close', () => stored.then(() => response.end('{}')));
      request.pipe(parser);
    });
  },
  async multer() {
    const { default: express } = await import('express');
    const { default: multer } = await import('multer');
    const secured = {
      _handleFile(_request, file, done) {
        store(file.stream).then((found) => done(null, found), done);
      },
    };
    const filename = (_request, _file, done) => done(null, nextName());
    const storage = isSecured ? secured : multer.diskStorage({ destination: folder, filename });
    const upload = multer({ storage, limits: { fileSize: maxBytes } });
    express()
      .post('/upload', upload.single('file'), (_request, response) => response.json({}))
      .listen(port, '127.0.0.1');
  },
  async formidable() {
    const { default: formidable } = await import('formidable');
    serve(async (request, response) => {
      const form = formidable({
        uploadDir: folder,
        filename: nextName,
        maxFileSize: maxBytes,
        maxTotalFileSize: maxBytes,
        hashAlgorithm: isSecured && 'sha256',
      });
      const [, files] = await form.parse(request);
      if (isSecured) await flush(files.file[0].filepath);
      response.end('{}');
    });
  },
  async fastify() {
    const { default: createFastify } = await import('fastify');
    const { default: multipart } = await import('@fastify/multipart');
    const app = createFastify({ bodyLimit: maxBytes });
    await app.register(multipart, { limits: { fileSize: maxBytes } });
    app.post('/upload', async (request) => {
      for await (const part of request.parts()) if (part.type === 'file') await store(part.file);
      return {};
    });
    await app.listen({ port: Number(port), host: '127.0.0.1' });
  },
  async tus() {
    const { FileStore } = await import('@tus/file-store');
    const { Server } = await import('@tus/server');
    const datastore = new FileStore({ directory: folder });
    if (isSecured) secure(datastore);
    const path = '/files';
    const options = { path, datastore, namingFunction: nextName, relativeLocation: true };
    new Server(options).listen({ port: Number(port), host: '127.0.0.1' });
  },
};

await peers[name]();

function serve(receive) {
  const server = createServer((request, response) => {
    if (request.url === '/upload') return receive(request, response);
    // A browser asks for an icon, too.
    return response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
}

/** Writes a document in the leanest way that Node offers. */
async function store(source) {
  const path = join(folder, nextName());
  const hash = createHash('sha256');
  if (isSecured) source.on('data', (chunk) => hash.update(chunk));
  await pipeline(source, createWriteStream(path, { flush: isSecured }));
  return { path, sha256: hash.digest('hex') };
}

async function flush(path) {
  const handle = await open(path, 'r+');
  await handle.datasync();
  await handle.close();
}

/** Each piece is hashed while it comes, and is on the disk before it is acknowledged. */
function secure(datastore) {
  const hashes = new Map();
  const write = datastore.write.bind(datastore);
  datastore.write = async (source, id, offset) => {
    const hash = hashes.get(id) ?? createHash('sha256');
    hashes.set(id, hash);
    source.on('data', (chunk) => hash.update(chunk));
    const reached = await write(source, id, offset);
    await flush(join(folder, id));
    return reached;
  };
}
