import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';
import { inPseudoLanguage } from '../pseudo-language.ts';
import { everythingOnly } from '../sample.ts';
import {
  choose,
  findCard,
  installWorker,
  noAnswer,
  openConsole,
  pressTool,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Each walk is made in its first layout, the tightest one, and looked at in the others as well. */
const walks: readonly (readonly [Layout, ...Layout[]])[] = [
  [
    { width: 320, height: 640, text: '200%' },
    { width: 320, height: 640, text: '100%' },
    { width: 390, height: 844, text: '200%' },
  ],
  [
    { width: 768, height: 1024, text: '200%' },
    { width: 1440, height: 900, text: '200%' },
  ],
];

for (const layouts of walks) {
  const [tightest] = layouts;
  test(`every screen fits from ${tightest.width} pixels, with text up to ${tightest.text}`, {
    tag: everythingOnly,
  }, async ({ page, context }) => {
    const expectFit = async (screen: string) => {
      for (const layout of layouts.toReversed()) {
        await setLayout(page, layout);
        const where = `${screen}, ${layout.width} pixels, text at ${layout.text}`;
        expect.soft(await findCutOff(page), where).toEqual([]);
        if (layout.text !== '100%') continue;
        await inPseudoLanguage(page, async () => {
          expect.soft(await findCutOff(page), `${where}, longer by 40 %`).toEqual([]);
        });
      }
    };
    await context.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, tightest.text);
    await page.setViewportSize(tightest);
    const quote = await submitQuote(page, { customerName: '陈思远 Chen Siyuan' });
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectFit('login');

    await signIn(page);
    await installWorker(page);
    await expectFit('list');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectFit('more');
    await page.keyboard.press('Escape');
    const filter = page.getByRole('button', { name: 'Filter' });
    if (await filter.isVisible()) await filter.click();
    await expectFit('filters');

    const card = await findCard(page, quote);
    await context.setOffline(true);
    await choose(card, 'completed');
    await expect(card.getByText('not sent', { exact: true })).toBeVisible();
    await expectFit('a change that waits');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit('outbox');
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: quote.customerName }).click();
    await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
    await expectFit('detail');
    await pressTool(page, 'Help');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit('help');
    await page.keyboard.press('Escape');
    await pressTool(page, 'Logout');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit('log-out');
  });
}

const rooms = [
  'me=list',
  'me=name',
  'me=ways-in',
  'me=notices',
  'people=list',
  'people=invite',
  'replies=list',
  'replies=new',
  'settings=list',
  'settings=company',
  'settings=claims',
  'settings=prices',
  'settings=accounts',
  'settings=hours',
  'settings=kept',
  'settings=chat',
  'settings=environment',
  'settings=history',
  `quiet=${Date.parse('2026-11-01')}`,
];

test('every room fits from 320 pixels, with text up to 200 %', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.goto('/admin/login');
  await signIn(page);
  for (const [layout] of walks) {
    for (const room of rooms) {
      await page.goto(`/admin/dashboard?${room}`);
      await setLayout(page, layout);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const where = `${room}, ${layout.width} pixels, text at ${layout.text}`;
      expect.soft(await findCutOff(page), where).toEqual([]);
    }
  }
});

test('at 400 % nothing that stays on the screen covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const quote = await openConsole(page, { customerName: 'Enlarged' });
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(findCover), `stop ${stop + 1}`).toBeNull();
  }
});

test('text with more room between its letters, words and lines is cut nowhere', async ({
  page,
}) => {
  const quote = await openConsole(page, { customerName: '陈思远 Chen Siyuan' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/dashboard');
    await findCard(page, quote);
    await page.evaluate(spaceText);
    expect.soft(await findCutOff(page), `list, ${width}`).toEqual([]);
    await page.goto(`/admin/dashboard?quote=${quote.id}`);
    await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
    await page.evaluate(spaceText);
    expect.soft(await findCutOff(page), `detail, ${width}`).toEqual([]);
  }
});

/** What lies over the middle of the focused element; `null` if it is in sight. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = over !== null && (focused.contains(over) || over.contains(focused));
  return isSeen ? null : `${focused.textContent}: under ${over?.outerHTML.slice(0, 80)}`;
}

/** The distances of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

async function setLayout(page: Page, { width, height, text }: Layout): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/** What sticks out of the page, its pane or its dialog to either side, and controls whose text does. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [inert]') === null;
    /** The nearest part of the page around it that has a box of its own. */
    const frameOf = (element: Element) => {
      let frame = element.closest('dialog, section');
      while (frame && getComputedStyle(frame).display === 'contents') {
        frame = frame.parentElement?.closest('dialog, section') ?? null;
      }
      return frame ?? root;
    };
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth}`);
    for (const element of document.querySelectorAll('dialog, section, [role=feed]')) {
      if (isSeen(element) && element.scrollWidth > element.clientWidth) {
        found.push(`${nameOf(element)}: ${element.scrollWidth} of ${element.clientWidth}`);
      }
    }
    for (const element of document.querySelectorAll('button, a, select, input, kbd, h2, h3, p')) {
      if (!isSeen(element)) continue;
      const frame = frameOf(element).getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) found.push(nameOf(element));
      else if (element.matches('button') && element.scrollWidth > element.clientWidth + 1) {
        found.push(`text of ${nameOf(element)}`);
      }
    }
    return found;
  });
}
