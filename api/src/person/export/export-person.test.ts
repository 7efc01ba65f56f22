import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createPersonClient } from '@yiqiao/contract/http/person-client';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';
import { createFileNames } from './file-names.ts';
import { makeZip } from './zip.ts';
import { endOfZip } from './zip-records.ts';

const server = await startTestServer();
const office = await createStaffVisitor(server.url);
afterAll(() => server.close());

async function submit(fields: Record<string, string>, name: string, content: string) {
  const sent = await office.fetch('/api/upload-quote', {
    method: 'POST',
    body: quoteForm(fields, { name, content }),
  });
  const { id, reference, requestPath = '' } = z.parse(quoteReceiptSchema, await sent.json());
  const key = requestPath.split('/').at(-1) ?? '';
  return {
    id,
    reference,
    client: createRequestClient((path, init) => office.fetch(path, init), key),
  };
}

async function unzip(id: string) {
  const answer = await office.fetch(`/api/quotes/${id}/export`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { answer, files, text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}

const markup = '<img src=x onerror=alert(1)>"&';

describe('exportPerson', () => {
  it('holds the files and the records of a person, for people and programs, and of nobody else', async () => {
    const fields = {
      customerEmail: 'export@example.com',
      language: 'zh-Hans',
      customerName: markup,
    };
    const one = await submit(fields, '合同 1.txt', 'first words');
    const two = await submit({ ...fields, customerEmail: 'EXPORT@example.com' }, '合同 1.txt', '');
    await submit({ customerEmail: 'else@example.com' }, 'secret.txt', 'not theirs');
    await one.client.sendMessage({ text: `hello ${markup}\nsecond line` });
    await one.client.makeWish({ what: 'export' });
    await one.client.giveBilling({ title: `林氏 ${markup}`, taxNumber: '91310115 MA1K4PQ63 0' });
    const { answer, files, text } = await unzip(two.id);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="YQ-[\w-]+\.zip"/);
    expect(Object.keys(files)).toEqual([
      `files/${two.reference}/source/合同 1.txt`,
      `files/${one.reference}/source/合同 1.txt`,
      'person.json',
      'index.html',
    ]);
    expect(text(`files/${one.reference}/source/合同 1.txt`)).toBe('first words');
    const person = JSON.parse(text('person.json'));
    expect(person.submissions[1]).toMatchObject({
      record: { customerName: markup, messages: [{ text: `hello ${markup}\nsecond line` }] },
      files: [{ fileSha256: createHash('sha256').update('first words').digest('hex') }],
    });
    expect(text('person.json')).not.toMatch(/filePath|linkDigest|idempotencyKey|not theirs/);
    const page = text('index.html');
    expect(page).toContain('<html lang="zh-Hans">');
    expect(page).toContain('您的个人信息');
    expect(page).toContain('税号：91310115MA1K4PQ630');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<script');
    expect(page).toContain(
      `href="files/${one.reference}/source/${encodeURIComponent('合同 1.txt')}"`,
    );
    await expect
      .poll(async () => (await one.client.read()).wishes)
      .toMatchObject([{ what: 'export', doneAt: expect.any(String) }]);
  });

  it('names a file that the server has lost, and exports the rest', async () => {
    const { id } = await submit({ customerEmail: 'lost@example.com' }, 'lost.txt', 'lost words');
    await writeFile(join(server.settings.uploadsFolder, id), 'other words');
    const { files, text } = await unzip(id);
    expect(Object.keys(files)).toEqual(['person.json', 'index.html']);
    expect(JSON.parse(text('person.json')).submissions[0].files).toMatchObject([
      { isMissing: true },
    ]);
  });

  it('is for staff alone, and of somebody', async () => {
    const stranger = createVisitor(server.url);
    expect((await stranger.fetch('/api/quotes/nobody/export')).status).toBe(401);
    expect((await office.fetch('/api/quotes/nobody/export')).status).toBe(404);
    const person = createPersonClient((path, init) => office.fetch(path, init));
    await expect(person.preview('nobody')).rejects.toMatchObject({ status: 404 });
  });
});

describe('makeZip', () => {
  it('breaks off when a file is not the same the second time', async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return [Buffer.from(reads === 1 ? 'before' : 'after!')];
    };
    await expect(buffer(makeZip([{ name: 'a', at: 0, read }]))).rejects.toThrow('changed');
  });

  it('says in the long form what the short one cannot', () => {
    const short = endOfZip({ count: 1, length: 50, offset: 100 });
    const long = endOfZip({ count: 1, length: 50, offset: 2 ** 33 });
    expect(short.length).toBe(22);
    expect(long.readBigUInt64LE(48)).toBe(2n ** 33n);
    expect(long.readUInt32LE(76 + 16)).toBe(0xffff_ffff);
  });
});

describe('createFileNames', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['con.txt', 'con_.txt'],
    ['a\u202Etxt.exe', 'atxt.exe'],
    [' . ', 'file'],
    ['合同?.docx', '合同_.docx'],
  ])('makes of %j a name that every system can write', (name, safe) => {
    expect(createFileNames()(name)).toBe(safe);
  });

  it('gives no name twice, whatever a system makes of case, and none that is too long', () => {
    const nameOf = createFileNames();
    expect(['a.txt', 'A.TXT', 'a.txt'].map(nameOf)).toEqual(['a.txt', 'A (2).TXT', 'a (3).txt']);
    const long = nameOf(`${'译'.repeat(300)}.docx`);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(200);
    expect(long.endsWith('译.docx')).toBe(true);
  });
});
