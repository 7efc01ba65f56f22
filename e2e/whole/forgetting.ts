import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { findBytes } from '../../api/test/disk/find-bytes.ts';
import { readDatabase } from '../console/office.ts';
import { expect } from '../fixtures.ts';
import type { StaffSide } from './staff-side.ts';
import { clientAddress, type WholeOffice } from './whole-office.ts';

/** The office downloads everything that it keeps of the client. @returns the texts in it, by name. */
export async function exportPerson({ page, detail }: StaffSide): Promise<Map<string, string>> {
  const band = detail.getByRole('region', { name: 'Next step' });
  await expect(band).toContainText('The client asks for a copy of everything');
  const arrival = page.waitForEvent('download');
  await band.getByRole('link').click();
  const bytes = await readFile(await (await arrival).path());
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  return new Map(files.map(([name, content]) => [name, strFromU8(content)]));
}

/** The office looks at what would go, types the address, and erases the client. */
export async function erasePerson({ page, detail }: StaffSide): Promise<void> {
  const band = detail.getByRole('region', { name: 'Next step' });
  await expect(band).toContainText('The client asks to be erased');
  await band.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase / });
  await dialog.getByLabel('To erase, type the email address').fill(clientAddress);
  await dialog.getByRole('button', { name: 'Erase 1 submission' }).click();
  await expect(page.getByText('1 submission and everything in it is gone.').first()).toBeVisible();
}

/** Expects that none of these texts is on the disk, in the log, with the provider or in the console. */
export async function expectForgotten(
  { product, stripe }: WholeOffice,
  console: Page,
  traces: readonly string[],
): Promise<void> {
  // Store, journal, generations and uploads: all that the product has written.
  expect(await findBytes(product.folder, traces)).toEqual([]);
  const told = JSON.stringify([...stripe.sessions.values()]);
  for (const trace of traces) {
    expect(product.output(), 'the log').not.toContain(trace);
    expect(told, 'the provider').not.toContain(trace);
    await expect
      .poll(() => readDatabase(console), 'the console’s own database')
      .not.toContain(trace);
    expect(await readCaches(console), 'the console’s caches').not.toContain(trace);
  }
}

function readCaches(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}
