import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadQuotePath } from '../../contract/src/record/upload-form.ts';
import { expect, test } from '../fixtures.ts';
import { bundle, openBarePage } from './bare-page.ts';
import { startTusServer } from './tus-server.ts';

const bytes = randomBytes(20_000_000);
const file = { name: '合同.bin', mimeType: 'application/octet-stream', buffer: bytes };

const script = (name: string) => join(import.meta.dirname, name);

for (const chunkSize of [1_500_000, Number.POSITIVE_INFINITY]) {
  test(`Uppy sends a document in pieces of ${chunkSize} bytes`, async ({ page, product }) => {
    await openBarePage(page, product.origin, await bundle(script('uppy-sender.ts')));
    await page.locator('input').setInputFiles(file);
    const url = await page.evaluate(
      (size): Promise<string> => Reflect.get(window, 'sendByUppy')(size),
      chunkSize,
    );
    const answer = await page.request.post(uploadQuotePath, {
      multipart: {
        customerName: 'Uppy',
        customerEmail: 'uppy@example.com',
        translationDirection: 'Chinese Writing',
        uploadId: url.split('/').at(-1) ?? '',
        fileName: file.name,
      },
    });
    expect(answer.status()).toBe(201);
    const { id } = await answer.json();
    const stored = await readFile(join(product.folder, 'uploads', id));
    expect(stored.equals(bytes)).toBe(true);
  });
}

test.describe('the server of the tus project', () => {
  // 409: the server was still writing what came before the cut when it was asked how much it has.
  const lostLine = /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of (404|409)/;
  test.use({ allowedConsoleErrors: [lostLine] });

  test('takes a document from this client, over a lost line', async ({ page }, testInfo) => {
    const folder = testInfo.outputPath('tus');
    await mkdir(folder, { recursive: true });
    const server = await startTusServer(folder);
    try {
      await openBarePage(page, server.origin, await bundle(script('own-sender.ts')));
      await page.locator('input').setInputFiles(file);
      const posted = await page.evaluate(
        (): Promise<{ kind: string; status: number }> => Reflect.get(window, 'sendByUs')(),
      );
      expect(posted).toMatchObject({ kind: 'answered', status: 201 });
      expect(server.pieces()).toBeGreaterThan(3);
      const id = /name="uploadId"\r\n\r\n(\w+)/.exec(server.forms[0] ?? '')?.[1] ?? '';
      expect((await readFile(join(folder, id))).equals(bytes)).toBe(true);
    } finally {
      await server.close();
    }
  });
});
