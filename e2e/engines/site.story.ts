import { afterEach, expect, test } from 'vitest';
import { setStage } from './engine.ts';

const stage = setStage();

afterEach(() => expect(stage.page.takeErrors()).toEqual([]));

async function openHome(): Promise<void> {
  await stage.page.open(`${stage.product.origin}/`);
  await comeAlive();
}

test('A visitor opens the home page', async () => {
  await openHome();
  await stage.page.find({ role: 'heading', name: 'Nothing lost' });
});

for (const [menu, link, path, heading] of [
  ['Services', 'App Localization', '/services/app', 'App localization'],
  ['Industries', 'E-Commerce', '/industries/retail', 'E-commerce and retail'],
] as const) {
  test(`A visitor opens the menu ${menu} and follows it`, async () => {
    const { page } = stage;
    await openHome();
    await page.click({ css: `header details:has([href="${path}"]) > summary` });
    await page.find({ css: 'header details[open]' });
    await page.click({ role: 'link', name: link, within: 'header' });
    await page.waitForPath(path);
    await page.find({ role: 'heading', name: heading, within: 'main' });
  });
}

for (const path of ['/', '/quote', '/services/app']) {
  // Not every engine reports layout shifts, so places are compared.
  test(`Nothing moves while ${path} comes alive`, async () => {
    const { page, product } = stage;
    await page.open(`${product.origin}${path}`);
    const first = await page.evaluate(measureTops);
    await comeAlive();
    expect(first.length).toBeGreaterThan(2);
    expect(await page.evaluate(measureTops)).toEqual(first);
  });
}

/** The notification region is the last thing to arrive when a page comes alive. */
async function comeAlive(): Promise<void> {
  await stage.page.find({ role: 'region', name: 'Notifications' });
  await stage.page.waitFor(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.readyState === 'complete';
  });
}

/** Where the headings, labels and paragraphs stand. Runs in the page. */
function measureTops(): string[] {
  const elements = [...document.querySelectorAll('main :is(h1, h2, label, p)')];
  return elements.flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 ? [`${Math.round(top)} ${element.textContent?.slice(0, 40)}`] : [];
  });
}
