import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QuoteSubmission, quoteListSchema } from '@yiqiao/contract/record/quote';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { password, username } from '../product.ts';
import { chooseDocument, requestQuote } from './desk.ts';
import { setStage } from './engine.ts';

const stage = setStage();
const customerName = '陈思远 Chen Siyuan';
const card = { role: 'article', name: customerName };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-documents-'));
  await writeFile(join(folder, '合同 草案.txt'), 'nine words in a file');
});
afterAll(() => rm(folder, { recursive: true }));

test('The office logs in, finds what a visitor has sent, and takes it on', async () => {
  const { page, product } = stage;
  await chooseDocument(page, product.origin, join(folder, '合同 草案.txt'));
  await requestQuote(page, customerName);
  await page.open(`${product.origin}/admin/login`);
  await page.type({ label: 'Username' }, username);
  await page.type({ label: 'Password' }, password);
  await page.click({ role: 'button', name: 'Login' });
  await page.waitForPath('/admin/dashboard');
  await page.find(card);
  await page.waitForText('合同 草案.txt');
  await choose('in-progress');
  await page.waitForText('Quote status updated');
  expect(await readStatuses()).toEqual(['pending', 'in-progress']);
  expect(page.takeErrors()).toEqual([]);
});

// A browser without a connection and a server that is gone look alike to a page: no request is answered.
test('Without a connection the list opens from the device, and a change waits and arrives once', async () => {
  const { page, product } = stage;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await openDashboard();
  await page.waitFor(() => navigator.serviceWorker.controller !== null);
  await product.stop();

  await openDashboard();
  await page.waitForText('as of ');
  await page.waitForText('合同 草案.txt');
  await choose('completed');
  await page.waitForText('1 change waiting to be sent');
  await openDashboard();
  await page.waitForText('1 change waiting to be sent');

  await product.start();
  // The console may find that the server is back before anybody can press.
  await page.waitFor(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Try again')?.click();
    return !document.body.innerText.includes('waiting to be sent');
  });
  // While it is being sent, nothing waits any more.
  await expect.poll(readStatuses).toEqual(['pending', 'in-progress', 'completed']);
});

async function openDashboard(): Promise<void> {
  await stage.page.open(`${stage.product.origin}/admin/dashboard`);
  await stage.page.find(card);
}

function choose(status: string): Promise<void> {
  return stage.page.click({ role: 'button', name: status, within: 'article' });
}

/** Every status the server has given the submission, in order. */
async function readStatuses(): Promise<string[]> {
  const answer = await stage.page.evaluate(async () => {
    const response = await fetch('/api/admin/quotes', { cache: 'no-store' });
    return response.text();
  });
  const [quote]: QuoteSubmission[] = z.parse(quoteListSchema, JSON.parse(answer));
  return quote?.history.map(({ status }) => status) ?? [];
}
