import type { Page } from './page.ts';

/** A visitor chooses a document on the quote page and waits until it has been read. */
export async function chooseDocument(page: Page, origin: string, path: string): Promise<void> {
  await page.open(`${origin}/quote`);
  await page.find({ role: 'button', name: 'Choose a document first' });
  await page.setFile({ css: 'input[type=file]' }, path);
  await page.waitFor(() => /Read in \d/.test(document.body.innerText));
}

/** The visitor fills in what the form needs. */
export async function fillRequest(page: Page, name: string): Promise<void> {
  await page.type({ label: 'Name' }, name);
  await page.type({ label: 'Email' }, 'm.lin@harbourlaw.example');
  await page.click({ label: 'Chinese to English Translation' });
}

/** The visitor fills in the form, sends it and sees that it has arrived. */
export async function requestQuote(page: Page, name: string): Promise<void> {
  await fillRequest(page, name);
  await page.click({ role: 'button', name: 'Request this Quote' });
  await page.waitForText('Your quote request has been submitted.');
}
