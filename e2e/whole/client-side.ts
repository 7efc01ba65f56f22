import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { WishKind } from '@yiqiao/contract/record/wish';
import { toPlainText } from '../../site/src/content/phrase.ts';
import { type Document, handOver } from '../desk/ordering-desk.ts';
import { expect } from '../fixtures.ts';
import type { ClientWords } from './client-words.ts';
import { clientAddress } from './whole-office.ts';

type State = keyof ClientWords['request']['states']['names'];

/** The browser of a client: the desk, and then the page of the request. */
export interface ClientSide {
  readonly main: Locator;
  /** Drops a document on the desk and asks for a quote. */
  askForQuote(name: string, document: Document): Promise<void>;
  /** Opens the link of a mail. */
  follow(link: string): Promise<void>;
  expectState(state: State): Promise<void>;
  answer(text: string): Promise<void>;
  accept(name: string): Promise<void>;
  pay(price: string): Promise<void>;
  /** @returns what is in a finished file. */
  download(fileName: string): Promise<string>;
  askForRevision(text: string): Promise<void>;
  confirm(): Promise<void>;
  /** Asks for a copy of everything, or that everything is erased. */
  wish(what: WishKind): Promise<void>;
}

export function openClientSide(page: Page, words: ClientWords): ClientSide {
  const { quote, success, request } = words;
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  return {
    main,
    async askForQuote(name, document) {
      const { labels } = quote.request;
      await page.goto(`${words.prefix}/quote`);
      await expect(page.getByRole('button', { name: quote.sending.chooseFirst })).toBeDisabled();
      await handOver(page, 'drop', 'footer', [document]);
      await expect(main).toContainText(quote.counting.words(document.text.length));
      await page.getByLabel(labels.customerName, { exact: true }).fill(name);
      await page.getByLabel(labels.customerEmail, { exact: true }).fill(clientAddress);
      await page.getByLabel(quote.offer.name('Chinese to English Translation')).check();
      await press(quote.sending.send);
      await expect(page.getByRole('link', { name: success.page.open })).toBeVisible();
    },
    async follow(link) {
      await page.goto(link);
      await expect(main).toBeVisible();
    },
    async expectState(state) {
      await expect(heading).toContainText(request.states.names[state].name);
    },
    async answer(text) {
      await page.getByLabel(request.talk.answer).fill(text);
      await press(request.talk.sendAnswer);
      await expect(main).toContainText(text);
    },
    async accept(name) {
      await page.getByLabel(request.offer.decision.name).fill(name);
      await press(request.offer.decision.accept);
    },
    async pay(price) {
      await press(toPlainText(request.payment.card.pay(price)));
      const [amount] = /[\d.,]+/.exec(price) ?? [];
      await expect(page.getByRole('heading', { name: `Pay $${amount}` })).toBeVisible();
      await press('Pay now');
      await expect(main).toBeVisible();
    },
    async download(fileName) {
      const arrival = page.waitForEvent('download');
      await main.getByRole('link', { name: `${request.delivery.download} ${fileName}` }).click();
      return readFile(await (await arrival).path(), 'utf8');
    },
    async askForRevision(text) {
      await main.getByText(request.delivery.revision.ask, { exact: true }).click();
      await page.getByLabel(request.delivery.revision.label).fill(text);
      await press(request.delivery.revision.send);
    },
    confirm: () => press(request.delivery.confirm.button),
    async wish(what) {
      const { ask, send } = request.data[what];
      await main.getByText(ask, { exact: true }).click();
      await press(send);
      await expect(page.getByRole('button', { name: send, exact: true })).toHaveCount(0);
    },
  };
}
