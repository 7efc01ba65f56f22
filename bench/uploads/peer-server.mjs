// One peer at a time: takes the form, writes the document to a folder, answers 200. None of them flushes.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [name, port, folder] = process.argv.slice(2);
const maxBytes = 2 * 1024 ** 3;
let count = 0;
const nextPath = () => join(folder, `${name}-${process.pid}-${count++}`);

const peers = {
  async multer() {
    const { default: express } = await import('express');
    const { default: multer } = await import('multer');
    const storage = multer.diskStorage({
      destination: folder,
      filename: (_request, _file, done) => done(null, `multer-${process.pid}-${count++}`),
    });
    const upload = multer({ storage, limits: { fileSize: maxBytes } });
    express()
      .post('/upload', upload.single('file'), (_request, response) => response.json({}))
      .listen(port, '127.0.0.1');
  },
  async formidable() {
    const { default: formidable } = await import('formidable');
    createServer(async (request, response) => {
      const form = formidable({
        uploadDir: folder,
        maxFileSize: maxBytes,
        maxTotalFileSize: maxBytes,
      });
      await form.parse(request);
      response.end('{}');
    }).listen(port, '127.0.0.1');
  },
  async fastify() {
    const { default: createFastify } = await import('fastify');
    const { default: multipart } = await import('@fastify/multipart');
    const app = createFastify({ bodyLimit: maxBytes });
    await app.register(multipart, { limits: { fileSize: maxBytes } });
    app.post('/upload', async (request) => {
      for await (const part of request.parts()) {
        if (part.type === 'file') await pipeline(part.file, createWriteStream(nextPath()));
      }
      return {};
    });
    await app.listen({ port: Number(port), host: '127.0.0.1' });
  },
};

await peers[name]();
