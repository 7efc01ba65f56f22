import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';

const tus = { 'Tus-Resumable': '1.0.0' };

it('takes a document in pieces', async () => {
  const server = await startTestServer();
  const bytes = randomBytes(3_000_000);
  const created = await fetch(`${server.url}/api/uploads`, { method: 'POST', headers: { ...tus, 'Upload-Length': String(bytes.length) } });
  expect(created.status).toBe(201);
  const location = `${server.url}${created.headers.get('Location')}`;
  let offset = 0;
  while (offset < bytes.length) {
    const patched = await fetch(location, { method: 'PATCH', headers: { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, body: bytes.subarray(offset, offset + 1_000_000) });
    console.log(patched.status, await patched.text());
    offset = Number(patched.headers.get('Upload-Offset'));
  }
  const form = quoteForm();
  form.delete('file');
  form.set('uploadId', location.split('/').at(-1) ?? '');
  form.set('fileName', '合同.pdf');
  const answer = await fetch(`${server.url}/api/upload-quote`, { method: 'POST', body: form });
  console.log(answer.status, await answer.text());
  console.log(await server.files(), server.logged.filter((x) => x.level === 'error'));
  await server.close();
});
