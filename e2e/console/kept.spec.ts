import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { changeElsewhere } from './at-server.ts';
import { pressTool, submitQuote } from './office.ts';
import { openBrowser } from './people.ts';

const hourMs = 3_600_000;

test('an owner keeps things for another time: what waits is planned by it, and the privacy notice says so', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const visitor = await openBrowser(browser, ownProduct);
  const readNotice = async () => (await visitor.request.get('/privacy-notice')).text();
  const before = await readNotice();
  expect(before).toContain('by default 30 days after the last change');
  const quote = await submitQuote(visitor);
  await logIn(desk);
  await changeElsewhere(desk, quote, 'completed');
  const hoursLeft = async () => {
    const answer = await desk.request.get('/api/admin/quotes');
    const [{ fileDeletionDueAt, updatedAt }] = await answer.json();
    return (Date.parse(fileDeletionDueAt) - Date.parse(updatedAt)) / hourMs;
  };
  expect(await hoursLeft()).toBe(23);

  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^How long things are kept/ }).click();
  const kept = desk.getByRole('region', { name: 'How long things are kept', exact: true });
  await kept.getByLabel('Documents and finished files').selectOption('within 2 hours');
  await kept.getByLabel('Documents nobody touched').selectOption('45 days');
  const band = kept.getByRole('region', { name: 'What is not live yet' });
  await expect(band).toContainText('Documents of 1 completed submission go sooner, even if');
  expect(await readNotice()).toBe(before);
  await checkAtBothSizes(desk);
  await kept.getByRole('button', { name: 'Put them live' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();

  await expect.poll(hoursLeft).toBe(1);
  const notice = await readNotice();
  expect(notice).toContain('45 days after the last change');
  expect(notice).not.toContain('by default');
  await expect(desk.getByRole('button', { name: /2 h, 45 days, 90 days, 10 years/ })).toBeVisible();

  await desk.getByRole('button', { name: /^History/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  for (const thing of ['Documents and finished files', 'Documents nobody touched']) {
    await history.getByRole('button', { name: `Take back: Kept: ${thing}` }).click();
    await expect(history.getByRole('button', { name: `Take back: Kept: ${thing}` })).toHaveCount(0);
  }
  expect(await readNotice()).toBe(before);
  // What its client was told is not put off.
  expect(await hoursLeft()).toBe(1);
});
