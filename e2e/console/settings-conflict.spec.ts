import type { Locator } from '@playwright/test';
import { expect, logIn, test } from '../fixtures.ts';
import { noAnswerOrRefusal, pressTool } from './office.ts';
import { callAs, letJoin, openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

interface Clash {
  /** What one owner does in the section, by hand. */
  readonly change: (section: Locator) => Promise<void>;
  /** What the other has put live meanwhile. */
  readonly meanwhile: Readonly<Record<string, unknown>>;
  /** What holds once the first has insisted. */
  readonly after: Readonly<Record<string, unknown>>;
}

const clashes: Readonly<Record<string, Clash>> = {
  Company: {
    change: (section) => section.getByLabel('Telephone').fill('+86 21 5555 0188'),
    meanwhile: { company: { telephone: '1', taxNumber: '2' } },
    after: { company: { telephone: '+86 21 5555 0188', taxNumber: '2' } },
  },
  'Claims on the pages': {
    change: (section) => section.getByRole('checkbox', { name: /^99\.5%/ }).press('Space'),
    meanwhile: { claims: { onTime999: false } },
    after: { claims: { onTime995: false, onTime999: false } },
  },
  'Prices of new estimates': {
    change: (section) => section.getByLabel('Professional Translation').fill('0.16'),
    meanwhile: { prices: { professionalTranslation: '0.17', rushDelivery: '3' } },
    after: { prices: { professionalTranslation: '0.16', rushDelivery: '3' } },
  },
  'Currencies and bank accounts': {
    change: (section) => section.getByRole('radio', { name: 'Renminbi' }).check(),
    meanwhile: { accounts: { bankTransfer: { en: 'Alipay: desk@example.com' } } },
    after: {
      currencies: { quotesBeginWith: 'CNY' },
      accounts: { bankTransfer: { en: 'Alipay: desk@example.com' } },
    },
  },
  'Hours and days off': {
    async change(section) {
      await section.getByRole('button', { name: 'Add a place' }).click();
      await section.getByLabel('Time zone of the place').fill('Asia/Shanghai');
      await section.getByRole('button', { name: 'Add', exact: true }).first().click();
    },
    meanwhile: { hours: { daysOff: { '2031-12-24': { en: 'Christmas Eve' } } } },
    after: {
      hours: {
        daysOff: { '2031-12-24': { en: 'Christmas Eve' } },
        places: { 'Asia/Shanghai': expect.anything() },
      },
    },
  },
  'How long things are kept': {
    async change(section) {
      await section.getByLabel('Documents nobody touched').selectOption('60 days');
    },
    meanwhile: { kept: { invoiceYears: 15 } },
    after: { kept: { abandonedDays: 60, invoiceYears: 15 } },
  },
  'Chat of the office': {
    async change(section) {
      await section.getByRole('radio', { name: /^Slack/ }).check();
      await section
        .getByLabel('Address of the web hook')
        .fill('https://hooks.slack.com/services/T0123ABCD/B0123ABCD/aBcDeFgHiJkLmNoP4e1f');
    },
    meanwhile: { chat: { language: 'zh-Hant' } },
    after: { chat: { service: 'slack', language: 'zh-Hant' } },
  },
};

test('two owners who change the same section see that they do, and neither loses anything', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  await logIn(desk);
  const elena = { name: 'Elena Marsh', role: 'owner' } as const;
  const other = await letJoin(desk, browser, ownProduct, elena);

  const readSettings = async () => (await other.request.get('/api/settings')).json();

  for (const [name, { change, meanwhile, after }] of Object.entries(clashes)) {
    await test.step(name, async () => {
      await pressTool(desk, 'Settings');
      await desk.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const section = desk.getByRole('region', { name, exact: true });
      await change(section);
      const put = section.getByRole('button', { name: /^Put (it|them) live$/ });
      await expect(put).toBeEnabled();
      await callAs(other, 'PATCH', '/api/settings', meanwhile);
      await put.click();
      await expect(section.getByText(/^Somebody else has changed the settings/)).toBeVisible();
      expect(await readSettings()).toMatchObject(meanwhile);
      await put.click();
      await expect(section.getByRole('region', { name: 'What is not live yet' })).toHaveCount(0);
      expect(await readSettings()).toMatchObject(after);
    });
  }
});
