import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { pressTool, type SubmittedQuote } from './office.ts';

/** Of everybody who joins with one. */
export const joinedPassword = 'plum otter gravel lantern';

/** A page in a browser of its own: another person's, or another device. */
export async function openBrowser(browser: Browser, { origin }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  return context.newPage();
}

/** On the screen of people, an owner invites somebody. @returns the link, which stays in sight. */
export async function invite(owner: Page, name: string): Promise<string> {
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  await owner.getByLabel('Who is it').fill(name);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('The link, shown once')).toBeVisible();
  return (await owner.getByText(/\/admin\/join\//).textContent()) ?? '';
}

export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Password').fill(joinedPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** An owner invites somebody, who joins in a browser of their own. */
export async function letJoin(
  owner: Page,
  browser: Browser,
  product: Product,
  { name, role }: { name: string; role: 'owner' | 'staff' },
): Promise<Page> {
  const invited = { name, role, language: 'en' };
  const { invitationPath } = await callAs(owner, 'POST', '/api/people', invited);
  const page = await openBrowser(browser, product);
  await join(page, invitationPath);
  return page;
}

/** As the server does once the last proof is ten minutes old: it refuses the next such change. */
export async function letProofLapse(page: Page, path: string): Promise<void> {
  const json = { code: 'proof-wanted', message: 'Prove that it is you.' };
  let isRefused = false;
  await page.route(path, (route) => {
    if (isRefused || route.request().method() === 'GET') return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 403, json });
  });
}

/** Somebody of the office makes a call of the API. @returns the answer's body. */
export async function callAs(
  staff: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data: Record<string, unknown> = {},
) {
  const headers = { Origin: new URL(staff.url()).origin };
  const answer = await staff.request.fetch(path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

/** An owner invites a translator. @returns their id, and the path to join by. */
export async function inviteTranslator(
  owner: Page,
  name: string,
  language = 'en',
): Promise<{ readonly personId: string; readonly path: string }> {
  const invited = await callAs(owner, 'POST', '/api/people', {
    name,
    role: 'translator',
    language,
  });
  return { personId: invited.person.id, path: invited.invitationPath };
}

const dayMs = 24 * 3_600_000;

/** Somebody of the office hands the document of a request to a translator. @returns the job's id. */
export async function handOut(
  staff: Page,
  { id }: SubmittedQuote,
  terms: { readonly personId: string } & Record<string, unknown>,
): Promise<string> {
  const changeId = crypto.randomUUID();
  const usual = {
    ...{ fileIds: ['source'], words: 4873, changeId },
    dueAt: new Date(Date.now() + 3 * dayMs).toISOString(),
  };
  await callAs(staff, 'POST', `/api/quotes/${id}/jobs`, { ...usual, ...terms });
  return `${id}.${changeId}`;
}

/** In an office of one, by way of the own line in People. */
export async function openOwnWaysIn(page: Page): Promise<void> {
  await pressTool(page, 'People');
  await page
    .getByRole('region', { name: 'People of the office' })
    .getByText('office', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Name, password and devices' }).click();
  await page.getByRole('button', { name: /^How I come in/ }).click();
}
