import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bundle, openBarePage } from '../../../e2e/peers/bare-page.ts';
import { fields } from '../send-upload.ts';
import type { PageCall, PageSender } from './sender.ts';

/** A browser that sends files. */
export interface SendingBrowser {
  /** @returns the seconds it took to send the file by a bare page of the server on this port. */
  send(port: number, path: string, call: PageCall): Promise<number>;
  close(): Promise<void>;
}

export async function startSendingBrowser(): Promise<SendingBrowser> {
  const script = await bundle(join(import.meta.dirname, 'sender.ts'));
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    async send(port, path, call) {
      const page = await browser.newPage();
      await openBarePage(page, `http://127.0.0.1:${port}`, script);
      await page.locator('input').setInputFiles(path);
      const ms = await page.evaluate(sendInPage, { call, fields });
      await page.context().close();
      return ms / 1000;
    },
    close: () => browser.close(),
  };
}

/** A file for the browser to send. */
export async function writeFileToSend(path: string, megabytes: number): Promise<void> {
  const file = await open(path, 'w');
  const block = randomBytes(1024 ** 2);
  for (let written = 0; written < megabytes; written += 1) await file.write(block);
  await file.sync();
  await file.close();
}

/** Runs in the page. */
async function sendInPage(options: {
  readonly call: PageCall;
  readonly fields: Readonly<Record<string, string>>;
}): Promise<number> {
  const send: PageSender = Reflect.get(window, 'send');
  const startedAt = performance.now();
  await send(options.call, options.fields);
  return performance.now() - startedAt;
}
