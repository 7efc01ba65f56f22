import type { BrowserContext, Locator, Page } from '@playwright/test';
import { installWorker, waitUntilReady } from '../console/office.ts';
import { expect, signIn } from '../fixtures.ts';

export interface OfferOnScreen {
  /** Another number of words than was counted, and why. */
  readonly words?: { readonly count: string; readonly reason: string };
  readonly pricePerWord: string;
  readonly note?: string;
}

export interface FinishedFile {
  readonly name: string;
  readonly content: string;
}

/** The console of a person in the office, in which one submission is open. */
export interface StaffSide {
  readonly page: Page;
  readonly detail: Locator;
  /** Opens the console at the link of a mail. */
  follow(link: string): Promise<void>;
  ask(question: string): Promise<void>;
  keepNote(note: string): Promise<void>;
  sendQuote(version: number, offer: OfferOnScreen): Promise<void>;
  addFinished(file: FinishedFile): Promise<void>;
  deliver(count: number): Promise<void>;
  /** Does something on a train, and comes back with a connection. */
  offline(act: () => Promise<void>): Promise<void>;
}

const waiting = 'It will be sent when you are back online.';

export async function openStaffSide(context: BrowserContext): Promise<StaffSide> {
  const page = await context.newPage();
  await signIn(page);
  await installWorker(page);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });

  return {
    page,
    detail,
    async follow(link) {
      await page.goto(link);
      await waitUntilReady(page);
      await expect(detail.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
    async ask(question) {
      await detail.getByLabel('Write to the client').fill(question);
      await detail.getByRole('button', { name: 'Send to client' }).click();
      await expect(detail.getByRole('listitem').filter({ hasText: question })).toBeVisible();
    },
    async keepNote(note) {
      await detail.getByLabel('Note for the office').fill(note);
      await detail.getByRole('button', { name: 'Save note' }).click();
    },
    async sendQuote(version, { words, pricePerWord, note }) {
      const open = version === 1 ? 'Send a quote' : `Write version ${version}`;
      await detail.getByRole('button', { name: open }).first().click();
      if (words !== undefined) {
        await detail.getByLabel('Words', { exact: true }).fill(words.count);
        await detail.getByLabel(/^Why not/).fill(words.reason);
      }
      await detail.getByLabel('Dollars for a word').fill(pricePerWord);
      if (note !== undefined) await detail.getByLabel('Note to the client').fill(note);
      const send = detail.getByRole('button', { name: `Send version ${version}` });
      await send.click();
      await expect(send).toHaveCount(0);
    },
    async addFinished({ name, content }) {
      const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
      await detail.locator('input[type=file]').first().setInputFiles(file);
      const line = detail.getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText('Not yet shown to the client.');
    },
    async deliver(count) {
      const name = count === 1 ? 'Deliver 1 file' : `Deliver ${count} files`;
      await detail.getByRole('button', { name }).click();
      await expect(detail.getByText('Delivered, not confirmed yet')).toBeVisible();
    },
    async offline(act) {
      await context.setOffline(true);
      await act();
      await expect(detail.getByText(waiting).first()).toBeVisible();
      await context.setOffline(false);
      await expect(detail.getByText(waiting)).toHaveCount(0);
    },
  };
}
