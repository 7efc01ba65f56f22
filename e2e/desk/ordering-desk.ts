import { open } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type QuoteSubmission, quoteListSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { expect } from '../fixtures.ts';
import { password, username } from '../product.ts';

/** A document as a visitor has it: small ones are given as text, large ones as a path on disk. */
export interface Document {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export const nineWords: Document = {
  name: '合同 草案.txt',
  type: 'text/plain',
  text: 'This contract is made between the parties named below.',
};

export function asUpload({ name, type, text }: Document) {
  return { name, mimeType: type, buffer: Buffer.from(text) };
}

/** The quote page, alive: before that the picker works too, but nothing would be shown. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/quote');
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
}

export async function chooseDocument(page: Page, document: Document = nineWords): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(asUpload(document));
  await expect(yourDocument(page)).toContainText(document.name);
}

export function yourDocument(page: Page): Locator {
  return page.getByRole('region', { name: 'Your document' });
}

export function uploadPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Upload Document' });
}

/** Waits until the document has been read. */
export async function waitUntilRead(page: Page): Promise<void> {
  await expect(uploadPanel(page)).toContainText(/Read in \d+\.\d seconds|Estimated|Not counted/);
}

export async function fillRequest(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
  await page.getByLabel('Chinese to English Translation').check();
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: /Request this Quote|Creating Quote/ });
}

/** The notification on screen. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(description);
}

/** Keeps the notification on screen while it is looked at: it waits for a pointer that is on it. Scrolls nothing. */
export async function holdToast(page: Page): Promise<void> {
  const box = await toast(page).boundingBox();
  if (box === null) throw new Error('There is no notification.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

export async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

/** Drops or pastes files the way the browser hands them over. */
export async function handOver(
  page: Page,
  kind: 'drop' | 'paste',
  target: string,
  documents: readonly Document[],
): Promise<void> {
  await page.evaluate(
    ({ kind, target, documents }) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of documents) {
        transfer.items.add(new File([text], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...common, clipboardData: transfer });
      document.querySelector(target)?.dispatchEvent(event);
    },
    { kind, target, documents },
  );
}

/** A sparse file of that many bytes: it takes no room on the disk. */
export async function makeLargeFile(path: string, bytes: number): Promise<string> {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

/** What the office has from a client of that name. */
export async function findQuotes(
  request: APIRequestContext,
  customerName: string,
): Promise<QuoteSubmission[]> {
  await request.post('/api/admin/login', { data: { username, password } });
  const answer = await request.get('/api/admin/quotes');
  const quotes = z.parse(quoteListSchema, await answer.json());
  return quotes.filter((quote) => quote.customerName === customerName);
}

/** Slows the line down to that many bytes a second. */
export async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}
