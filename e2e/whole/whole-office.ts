import type { BrowserContext } from '@playwright/test';
import { findPort } from '../../api/test/listen-locally.ts';
import {
  headerOf,
  openSmtpOffice,
  partsOf,
  type SmtpOffice,
} from '../../api/test/mail/smtp-office.ts';
import { type FakeStripe, openFakeStripe } from '../../api/test/payment/fake-stripe.ts';
import { test as base, expect } from '../fixtures.ts';
import { createProduct, type Product } from '../product.ts';

export const clientAddress = 'm.lin@harbourlaw.example';
export const officeAddress = 'desk@yiqiao.example';

/** The product with everything that it talks to: a mail server, and a payment provider on loopback. */
export interface WholeOffice {
  readonly product: Product;
  readonly stripe: FakeStripe;
  readonly smtp: SmtpOffice;
  /** Waits for the mail to a reader whose subject says this. @returns the link in it. */
  linkInMail(to: string, subject: string | RegExp): Promise<string>;
  /** The time after completion passes, in a few seconds: what was completed is deleted. */
  letFilesExpire(): Promise<void>;
}

export async function openWholeOffice(): Promise<WholeOffice> {
  const smtp = await openSmtpOffice();
  const stripe = await openFakeStripe();
  // Mails and the provider name the address before the first start.
  const port = await findPort();
  const product = await createProduct({
    ...stripe.environment,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Yiqiao <office@yiqiao.example>',
    OFFICE_MAIL: officeAddress,
  });
  await product.start();
  stripe.webhook = `${product.origin}/api/payments/stripe`;
  return {
    product,
    stripe,
    smtp,
    linkInMail: (to, subject) => linkInMail(smtp, to, subject),
    async letFilesExpire() {
      await product.stop();
      // What was planned is dropped, and what is completed has the whole of the new time.
      await product.start({ RETENTION_HOURS: 'off' });
      await product.stop();
      await product.start({ RETENTION_HOURS: '0.001' });
    },
  };
}

async function linkInMail({ taken }: SmtpOffice, to: string, subject: string | RegExp) {
  const find = () =>
    taken.findLast(
      ({ to: [address], source }) =>
        address === to && new RegExp(subject).test(headerOf(source, 'Subject') ?? ''),
    );
  // Of what can be undone, the mail waits for half a minute.
  const patience = { message: `a mail to ${to}: ${subject}`, timeout: 60_000 };
  await expect.poll(find, patience).toBeDefined();
  const [link = ''] = /^http:\S+$/m.exec(partsOf(find()?.source ?? '').text) ?? [];
  return link;
}

interface WholeFixtures {
  readonly office: WholeOffice;
  /** The staff's own browser. */
  readonly staffContext: BrowserContext;
}

export const test = base.extend<WholeFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  office: async ({}, use) => {
    const office = await openWholeOffice();
    await use(office);
    await office.product.discard();
    await office.stripe.close();
    await office.smtp.close();
  },
  baseURL: async ({ office }, use) => {
    await use(office.product.origin);
  },
  staffContext: async ({ browser, office }, use) => {
    const context = await browser.newContext({
      baseURL: office.product.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    });
    await use(context);
    await context.close();
  },
});

export { expect };
