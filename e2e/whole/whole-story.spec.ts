import { findBytes } from '../../api/test/disk/find-bytes.ts';
import { toPlainText } from '../../site/src/content/phrase.ts';
import { everythingOnly } from '../sample.ts';
import { openClientSide } from './client-side.ts';
import { type ClientWords, chinese, english } from './client-words.ts';
import { erasePerson, expectForgotten, exportPerson } from './forgetting.ts';
import { openStaffSide } from './staff-side.ts';
import { clientAddress, expect, officeAddress, test } from './whole-office.ts';

interface Telling {
  readonly title: string;
  readonly words: ClientWords;
  /** Whether the office writes on a train. */
  readonly isOffline: boolean;
}

const tellings: readonly Telling[] = [
  { title: 'with a client who reads Chinese', words: chinese, isOffline: false },
  { title: 'with an office that is offline in between', words: english, isOffline: true },
];

const contract = {
  name: '股东协议 draft.txt',
  type: 'text/plain',
  text: '本协议由双方订立。'.repeat(40),
};
const translation = { name: 'Shareholders agreement.txt', content: 'This agreement is made.' };
const terms = { name: 'Terms.csv', content: '定金,deposit' };
const secondTranslation = { name: 'Shareholders agreement v2.txt', content: 'It is made by two.' };
const finished = [translation, terms, secondTranslation];
const spoken = ['定金, both times.', 'The parties are two.'];

// The version that was accepted first had been replaced; the page of who is forgotten has ended.
test.use({ allowedConsoleErrors: [/status of 40[49]/] });

for (const { title, words, isOffline } of tellings) {
  test.describe(title, () => {
    test.use({ locale: words.locale });

    test('From a dropped document to the receipt of its deletion', {
      tag: everythingOnly,
    }, async ({ page, office, staffContext }) => {
      const { mails, request } = words;
      // A story of two browsers, a mail server and four starts takes its time on a busy machine.
      test.setTimeout(360_000);
      const client = openClientSide(page, words);
      const { money } = request.formats;

      await test.step('A client drops a document and asks for a quote', async () => {
        await client.askForQuote('Margaret Lin', contract);
        await client.follow(await office.linkInMail(clientAddress, mails.received));
        await client.expectState('received');
        await expect(client.main).toContainText(contract.name);
      });

      const staff = await openStaffSide(staffContext);
      const onTheWay = (act: () => Promise<void>) => (isOffline ? staff.offline(act) : act());
      await test.step('The office is told, and has a question', async () => {
        await staff.follow(await office.linkInMail(officeAddress, 'New request'));
        await onTheWay(async () => {
          await staff.ask('Which 订金 is meant in 4.2?');
          await staff.keepNote('They pay on time.');
        });
        await client.follow(await office.linkInMail(clientAddress, mails.question));
        await client.expectState('question');
        await expect(client.main).not.toContainText('They pay on time.');
      });

      await test.step('The client answers', async () => {
        await client.answer('定金, both times.');
        await client.expectState('received');
      });

      await test.step('The office sends a quote, and a better one', async () => {
        await staff.follow(await office.linkInMail(officeAddress, 'message from the client'));
        await expect(staff.detail).toContainText('定金, both times.');
        await onTheWay(() => staff.sendQuote(1, { pricePerWord: '0.20' }));
        await client.follow(await office.linkInMail(clientAddress, mails.quote));
        await client.expectState('quoted');
        await expect(client.main).toContainText(money(72_00));
        const words = { count: '400', reason: 'The stamp is counted as well.' };
        await onTheWay(() => staff.sendQuote(2, { words, pricePerWord: '0.15' }));
      });

      await test.step('The client accepts the one that was replaced, and then the other', async () => {
        await office.linkInMail(clientAddress, `${mails.quote}.*60\\.00`);
        await client.accept('Margaret Lin, Harbour Law');
        await expect(client.main).toContainText(request.offer.replaced.heading);
        await page
          .getByRole('button', { name: request.offer.replaced.see(2, money(60_00)) })
          .click();
        await client.accept('Margaret Lin, Harbour Law');
        await client.follow(await office.linkInMail(clientAddress, mails.accepted));
        await client.expectState('to-pay');
      });

      await test.step('The client pays on the page of the provider', async () => {
        await client.pay(money(60_00));
        await client.expectState('in-progress');
        await office.linkInMail(officeAddress, 'Paid');
        await page.reload();
        await expect(client.main).toContainText(money(60_00));
        await expect(
          page.getByRole('button', { name: toPlainText(request.payment.card.pay(money(60_00))) }),
        ).toHaveCount(0);
      });

      await test.step('The office delivers two files', async () => {
        await staff.follow(await office.linkInMail(officeAddress, 'Paid'));
        await staff.addFinished(translation);
        await staff.addFinished(terms);
        await page.reload();
        await expect(client.main).not.toContainText(translation.name);
        await staff.deliver(2);
        await client.follow(await office.linkInMail(clientAddress, mails.delivered));
        await client.expectState('delivered');
        expect(await client.download(translation.name)).toBe(translation.content);
        expect(await client.download(terms.name)).toBe(terms.content);
      });

      await test.step('The client asks for a revision, and is given another delivery', async () => {
        await client.askForRevision('The parties are two.');
        await client.expectState('revision');
        await staff.follow(await office.linkInMail(officeAddress, 'Revision requested'));
        await expect(staff.detail).toContainText('The parties are two.');
        await staff.addFinished(secondTranslation);
        await staff.deliver(1);
        await page.reload();
        await client.expectState('delivered');
        expect(await client.download(secondTranslation.name)).toBe(secondTranslation.content);
      });

      await test.step('A part of the price goes back, and both sides see it', async () => {
        const [session = ''] = office.stripe.sessions.keys();
        expect((await office.stripe.refund(session, 10_00)).status).toBe(200);
        await expect(staff.detail).toContainText('$10.00 went back');
        await page.reload();
        const { said } = request.payment;
        await expect(client.main).toContainText(said['partly-refunded'](money(10_00)));
      });

      await test.step('The client asks for a copy of everything, and is given it', async () => {
        await client.wish('export');
        await staff.follow(await office.linkInMail(officeAddress, 'asks for a copy'));
        const copy = await exportPerson(staff);
        for (const text of [contract.text, ...finished.map(({ content }) => content)]) {
          expect([...copy.values()]).toContain(text);
        }
        for (const part of ['person.json', 'index.html']) {
          for (const said of [clientAddress, ...spoken]) expect(copy.get(part)).toContain(said);
        }
      });

      await test.step('The client confirms, and everything is deleted', async () => {
        await office.linkInMail(clientAddress, mails.payment);
        await client.confirm();
        await client.expectState('completed');
        await staff.follow(await office.linkInMail(officeAddress, 'Confirmed'));
        await expect(staff.detail).toContainText('Confirmed by the client');
        await office.letFilesExpire();
        await client.follow(await office.linkInMail(clientAddress, mails.deleted));
        await client.expectState('thanks');
        for (const { name } of [contract, translation, terms, secondTranslation]) {
          await expect(client.main).toContainText(name);
        }
        await expect(
          client.main.getByRole('link', { name: request.delivery.download }),
        ).toHaveCount(0);
      });

      await test.step('The client asks to be forgotten, and nothing is left', async () => {
        const traces = ['Margaret Lin', clientAddress, contract.name, contract.text, ...spoken];
        expect(await findBytes(office.product.folder, traces)).not.toEqual([]);
        await client.wish('erase');
        await staff.follow(await office.linkInMail(officeAddress, 'asks to be erased'));
        await erasePerson(staff);
        await expectForgotten(office, staff.page, traces);
        await page.reload();
        await expect(client.main).toContainText(request.ended.statement);
      });

      await test.step('Each side was told of each event once', () => {
        const { taken } = office.smtp;
        const count = (address: string) => taken.filter(({ to }) => to[0] === address).length;
        expect([count(clientAddress), count(officeAddress)]).toEqual([9, 8]);
      });
    });
  });
}
