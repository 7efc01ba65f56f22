import { exampleCompany, setCompany } from '@yiqiao/contract/company';
import { clientEvents, type Mail, officeEvents } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { type Language, languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  cancelledOrder,
  declinedOrder,
  sampleMail,
  sampleOrder,
} from '../../../test/mail/sample-order.ts';
import type { Message } from '../message.ts';
import { createComposer } from './compose-mail.ts';
import { widthOf } from './wrap-text.ts';

const path = '/zh-hans/request/q7Vx2mKdR9sLw3ZtYb5NeAq7Vx2mKdR9';
const settings = {
  from: { name: undefined, address: 'office@example.com' },
  origin: 'https://www.example.com',
};
const office = {
  settings,
  pathOf: async () => path,
  findOrders: async () => [sampleOrder()],
  clock: () => Date.parse('2026-11-28T04:00:00.000Z'),
};
const compose = createComposer(office);

function orderOf(event: string): StoredQuote {
  if (event === 'declined' || event === 'paid-back') return declinedOrder();
  return event === 'cancelled' ? cancelledOrder() : sampleOrder();
}

async function write(
  event: string,
  changes: { quote?: Partial<StoredQuote>; mail?: Partial<Mail>; language?: Language } = {},
): Promise<Message> {
  const { language = 'en' } = changes;
  const mail = { ...sampleMail(event, language), ...changes.mail };
  const order = orderOf(event);
  const message = await compose({ ...order, ...changes.quote }, mail);
  if (message === null) throw new Error(`Nothing is said about ${event}.`);
  return message;
}

const everyMail = languages.flatMap((language) =>
  [...clientEvents, ...officeEvents].map((event) => ({ event, language })),
);

describe('createComposer', () => {
  it('says in English what a quote is, from the record, and where to decide', async () => {
    const { subject, text, from, to, id } = await write('quote');
    expect(subject).toBe('Your quote: $831.30, delivery by Fri 27 Nov, 12:00 (YQ-7F3K-Q2ZD)');
    expect(text).toBe(`$831.30.

Dear Margaret Lin,

This is version 2 of your quote. It replaces version 1.

Reference    YQ-7F3K-Q2ZD
Words        5,542 at $0.15 per word
Delivery     Fri 27 Nov 2026, 12:00, Hong Kong time
Valid until  Sat 28 Nov 2026, 18:00, Hong Kong time

Review the quote:
https://www.example.com${path}

Accept it, ask us a question or decline it on your page. Replying to
this email does not accept the quote.
This link is private: anyone who has it can see your request.

-- 
Yiqiao Localization
hello@yiqiao.example
`);
    expect(from).toEqual({ name: 'Yiqiao', address: 'office@example.com' });
    expect(to).toEqual({ name: 'Margaret Lin', address: 'm.lin@harbourlaw.example' });
    expect(id).toMatch(/^yq-7f3k-q2zd\.[0-9a-f]{24}@example\.com$/);
  });

  it.each([
    ['en', 'Payment received: $400.00, open $431.30', 'Your bank transfer of 23 November 2026 has'],
    ['zh-Hans', '已收到付款：US$400.00，未付US$431.30', '您2026年11月23日的银行转账已经到账。'],
    ['zh-Hant', '已收到付款：US$400.00，未付US$431.30', '您2026年11月23日的銀行轉帳已經入帳。'],
  ] as const)('says in %s what came and what is open', async (language, title, lead) => {
    const transfer = {
      id: 'transfer',
      amount: '400.00',
      currency: 'USD',
      way: 'bank',
      receivedOn: '2026-11-23',
      note: 'secret answer',
      at: '2026-11-24T02:09:00.000Z',
    };
    const quote = { payments: [], recordedPayments: [transfer] };
    const { subject, text } = await write('payment', {
      language,
      quote,
      mail: { about: 'transfer' },
    });
    expect(subject).toContain(title);
    expect(text).toContain(lead);
    const whole = { payments: [], recordedPayments: [{ ...transfer, amount: '831.30' }] };
    const paid = await write('payment', { language, quote: whole, mail: { about: 'transfer' } });
    expect(paid.subject).toMatch(/paid in full|已付清/);
    expect(paid.text).not.toContain('secret');
  });

  it('says on the client’s day when the provider was paid', async () => {
    const payment = sampleOrder().payments?.map((it) => ({
      ...it,
      paidAt: '2026-11-22T20:12:00.000Z',
    }));
    const quote = { payments: payment, timeZone: 'Asia/Shanghai' };
    const { text } = await write('payment', { quote });
    expect(text).toContain('Your payment of Mon 23 Nov, 04:12 has arrived.');
  });

  it('calls a cancelled order neither paid in full nor open', async () => {
    const transfer = {
      id: 'late',
      amount: '100.00',
      currency: 'USD',
      way: 'bank',
      receivedOn: '2026-11-29',
      at: '2026-11-29T02:09:00.000Z',
    };
    const quote: Partial<StoredQuote> = {
      status: 'cancelled',
      payments: [],
      recordedPayments: [transfer],
    };
    const { subject, text } = await write('payment', { quote, mail: { about: 'late' } });
    expect(subject).toMatch(/^Payment received: \$100\.00 \(/);
    expect(text).not.toMatch(/paid in full|Open {2}/);
  });

  it('says nothing of an order that is no longer cancelled', async () => {
    const mail = sampleMail('cancelled', 'en');
    expect(await compose(sampleOrder(), mail)).toBeNull();
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      'A change to your order: ¥5,985.36',
      'You accepted version 1; it holds until',
      '24 December 2026',
    ],
    ['zh-Hans', '订单变更：¥5,985.36', '在您接受本版之前，仍以第1版为准', '2026年12月24日'],
    ['zh-Hant', '訂單變更：¥5,985.36', '在您接受本版之前，仍以第1版為準', '2026年12月24日'],
  ])(
    'says in %s that what was accepted holds until an amendment is',
    async (language, change, holds, day) => {
      const [first, second] = sampleOrder().offers ?? [];
      if (first === undefined || second === undefined) throw new Error('The sample has no quotes.');
      const amendment = {
        ...second,
        total: '5985.36',
        currency: 'CNY',
        payBy: '2026-12-24',
        amends: 1,
      };
      const { subject, text } = await write('quote', {
        language,
        quote: { offers: [first, amendment] },
      });
      expect(subject).toContain(change);
      const unwrapped = text.replaceAll('\n', language === 'en' ? ' ' : '');
      expect(unwrapped).toContain(holds);
      expect(text).toContain(day);
      expect(text).not.toContain('$');
    },
  );

  it('says the same in Simplified Chinese, in columns of characters that are two wide', async () => {
    const { subject, text, from } = await write('received', { language: 'zh-Hans' });
    expect(subject).toBe('已收到：YQ-7F3K-Q2ZD，最迟11月21日14:31答复');
    expect(text).toContain(`编号      YQ-7F3K-Q2ZD
字数      5,318（已读取全文计字）
最迟报价  2026年11月21日（周六）14:31，香港时间`);
    expect(from.name).toBe('译桥');
  });

  it('names the zones of the two shores as their people do', async () => {
    const inZone = async (language: Language, timeZone: string) =>
      (await write('received', { language, quote: { timeZone } })).text;
    expect(await inZone('zh-Hans', 'Asia/Shanghai')).toContain('北京时间');
    expect(await inZone('zh-Hant', 'Asia/Taipei')).toContain('台北時間');
    expect(await inZone('en', 'America/New_York')).toContain('Eastern time');
  });

  it('tells times as each script writes them', async () => {
    const subject = async (language: Language, timeZone: string) =>
      (await write('received', { language, quote: { timeZone } })).subject;
    expect(await subject('zh-Hant', 'Asia/Taipei')).toContain('11月21日下午2:31');
    expect(await subject('zh-Hant', 'America/Los_Angeles')).toContain('11月20日下午10:31');
    expect(await subject('zh-Hant', 'Europe/London')).toContain('11月21日上午6:31');
    expect(await subject('zh-Hans', 'America/Los_Angeles')).toContain('11月20日22:31');
    expect(await subject('en', 'Europe/London')).toContain('Sat 21 Nov, 06:31');
  });

  it.each([
    ['en', 'Sat 21 Nov, 14:31, China time', 'Sat 21 Nov 2026, 14:31, China time'],
    ['zh-Hans', '最迟北京时间11月21日14:31答复', '2026年11月21日（周六）14:31，北京时间'],
    ['zh-Hant', '最晚北京時間11月21日下午2:31回覆', '2026年11月21日（週六）下午2:31，北京時間'],
  ] as const)('tells the office times by its own clocks, and by which (%s)', async (...said) => {
    const [language, short, long] = said;
    setCompany({ ...exampleCompany, timeZone: 'Asia/Shanghai' });
    onTestFinished(() => setCompany(exampleCompany));
    const { subject, text } = await write('new-request', { language });
    expect(subject).toContain(short);
    expect(text).toContain(long);
    const { timeZone: _, ...quote } = sampleOrder();
    const toClient = await compose(quote, sampleMail('received', language));
    expect(toClient?.subject, 'of a client whose zone is not known').toContain(short);
  });

  it('has the name that the company has in the language of the mail', async () => {
    const names = { nameChinese: '港湾语言', nameTraditional: '港灣語言', name: 'Harbour' };
    setCompany({ ...exampleCompany, ...names });
    onTestFinished(() => setCompany(exampleCompany));
    for (const [language, name] of [
      ['en', 'Harbour'],
      ['zh-Hans', '港湾语言'],
      ['zh-Hant', '港灣語言'],
    ] as const) {
      const { replyTo, text, html } = await write('received', { language });
      expect(replyTo?.name).toBe(name);
      expect(text).toContain(`\n-- \n${name}\n`);
      expect(html).toContain(`>${name}, `);
    }
  });

  it.each([
    ['measured', '5,318, counted in the whole document'],
    ['partial', 'at least 5,318, counted in part'],
    ['estimated', 'about 5,318, estimated from the file size'],
    ['counting', 'being counted'],
    ['none', 'an unread file, not counted yet'],
  ])('says of a count that is %s: %s', async (wordCountBasis, words) => {
    expect((await write('received', { quote: { wordCountBasis } })).text).toContain(words);
  });

  it.each<[Language, string]>([
    ['en', '4 scanned pages, not counted yet'],
    ['zh-Hans', '扫描件4页，尚未计字'],
    ['zh-Hant', '掃描檔4頁，尚未計算字數'],
  ])('says what a scan is, whatever its size was taken for: %s', async (language, words) => {
    const counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };
    const scan = { format: 'pdf', exactness: 'uncountable', limit: 'scan', pages: 4 } as const;
    const measurement = { ...scan, counts, outside: {} };
    const quote = { wordCount: 106_775, wordCountBasis: 'estimated', measurement };
    const { text } = await write('received', { language, quote });
    expect(text).toContain(words);
    expect(text).not.toContain('106,775');
  });

  it.each(everyMail)(
    'writes $event in $language: one place to go, no line too long',
    async (mail) => {
      const { text, html, subject, to } = await write(mail.event, mail);
      const lines = text.split('\n').filter((line) => !line.startsWith('https://'));
      expect(lines.filter((line) => widthOf(line) > 72)).toEqual([]);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      const isForClient = clientEvents.some((event) => event === mail.event);
      const link = isForClient
        ? `https://www.example.com${path}`
        : 'https://www.example.com/admin/dashboard?quote=q1';
      expect(new Set(links)).toEqual(new Set([link]));
      expect(text).toContain(link);
      expect(mail.event === 'links' ? text : subject).toContain('YQ-7F3K-Q2ZD');
      expect(html).toContain(`<html lang="${mail.language}">`);
      expect(html).not.toMatch(/<img|<script|url\(|undefined|\[object/);
      expect(text).not.toMatch(/undefined|\[object|NaN|Invalid/);
      expect(to.address).toBe('m.lin@harbourlaw.example');
    },
  );

  describe('of the links that were asked for', () => {
    const {
      acceptance: _,
      deliveries: _deliveries,
      payments: _payments,
      ...quoted
    } = sampleOrder();
    const older = { ...quoted, id: 'q2', reference: 'YQ-9K2M-R4TT', language: 'zh-Hant' };
    const { acceptance } = sampleOrder();
    const accepted = { ...quoted, status: 'in-progress', acceptance } as StoredQuote;

    async function writeLinks(orders: readonly StoredQuote[], language: Language = 'en') {
      const composeLinks = createComposer({
        ...office,
        pathOf: async ({ id }) => (id === 'erased' ? null : `/request/key-of-${id}`),
        findOrders: async () => orders,
        clock: () => Date.parse('2026-11-25T04:00:00.000Z'),
      });
      return composeLinks(accepted, { ...sampleMail('links', language), about: 'now' });
    }

    it('lists every open order with its state and the link it had, and greets nobody', async () => {
      const paid = { ...accepted, payments: sampleOrder().payments };
      const message = await writeLinks([paid, older]);
      expect(message?.subject).toBe('Your open orders: 2 links');
      expect(message?.text).toBe(`Your links.

Somebody, we trust it was you, asked for the links of the open orders
under this address. There are two.

YQ-7F3K-Q2ZD   In progress, by Fri 27 Nov, 12:00
https://www.example.com/request/key-of-q1

YQ-9K2M-R4TT   Quote, valid until Sat 28 Nov, 18:00
https://www.example.com/request/key-of-q2

These are the links you had; nothing was changed. Anyone who has one can
see that order.
You did not ask? Then do nothing: only this mailbox has received them.

-- 
Yiqiao Localization
hello@yiqiao.example
`);
    });

    it.each<[string, Partial<StoredQuote>, string]>([
      ['en', {}, 'Accepted, $831.30 to pay'],
      ['zh-Hans', {}, '已接受，待付款US$831.30'],
      ['zh-Hant', { deliveries: sampleOrder().deliveries?.slice(0, 1) }, '修改中'],
      ['en', { acceptance: undefined, offers: [] }, 'In progress'],
    ])('says in %s what an order waits for', async (language, changes, state) => {
      const order = { ...accepted, ...changes } as StoredQuote;
      expect((await writeLinks([order], language as Language))?.text).toContain(
        `YQ-7F3K-Q2ZD   ${state}`,
      );
    });

    it('names no order that is over, is of another address or has been erased', async () => {
      const over = { ...accepted, status: 'cancelled' as const };
      const others = { ...accepted, customerEmail: 'other@example.com' };
      const erased = { ...accepted, id: 'erased' };
      expect(await writeLinks([over, others, erased])).toBeNull();
      const message = await writeLinks([over, others, erased, older], 'zh-Hans');
      expect(message?.subject).toBe('您的订单链接（1单）');
    });
  });

  it.each(everyMail)(
    'carries neither document nor what was written: $event, $language',
    async (mail) => {
      const { text, html, subject } = await write(mail.event, mail);
      for (const secret of ['合同', 'secret answer', 'secret question', 'final.docx']) {
        expect(subject + text + html).not.toContain(secret);
      }
    },
  );

  it('lets no markup of a client through, wherever a client’s text stands', async () => {
    const evil = '"><img src=x onerror=alert(1)>\'';
    const acceptance = { version: 2, name: evil, at: '2026-11-22T10:00:00.000Z' };
    const quote = { customerName: evil, acceptance };
    for (const { event, language } of everyMail) {
      const { html } = await write(event, { quote, language });
      expect(html).not.toContain('<img');
      expect(html).not.toContain(evil);
    }
  });

  it.each([
    'Buy now at evil.example/win',
    'https://evil.example',
    'Call 0800 123456',
    'me@evil.example',
    'Visit evil。com or evil．com to claim',
    'Call plus one eight hundred scam now',
    'PayPal refund: call us',
    'Prize at bit.ly',
    'Join t.me',
    'Pay now! Click',
    'evil。com',
    '４００１２３',
    '请立即点击链接领取您的奖金',
    '账户异常请速联系客服',
    'x'.repeat(41),
  ])('greets nobody as %s: anybody can name any address', async (customerName) => {
    const { text, html, to } = await write('received', { quote: { customerName } });
    expect(text).toContain('\nHello,\n');
    expect(text + html).not.toContain(customerName);
    expect(to.name).toBe('');
  });

  it.each([
    'Margaret Lin',
    'Seán O’Connor-Lee',
    'J.R.R. Tolkien',
    "Dr. Anne-Marie d'Arc",
    'Nguyễn Thị Minh Khai',
    'Σωκράτης',
    '王小明',
    '欧阳娜娜',
    '约翰·史密斯',
    '买买提·艾力',
    '林美 Margaret Lin',
  ])('greets %s by name', async (customerName) => {
    const { text, to } = await write('received', { quote: { customerName } });
    expect(text).toContain(`Dear ${customerName},`);
    expect(to.name).toBe(customerName);
  });

  it('leaves out who accepted where that is no name', async () => {
    const acceptance = { version: 2, name: 'Visit evil.example', at: '2026-11-22T10:00:00.000Z' };
    const { text } = await write('accepted', { quote: { acceptance } });
    expect(text).not.toContain('evil');
    expect(text).not.toContain('Accepted by');
  });

  it('says nothing about what the record does not hold', async () => {
    const { offers: _offers, ...quote } = sampleOrder();
    expect(await compose(quote, sampleMail('quote', 'en'))).toBeNull();
    expect(await compose(sampleOrder(), sampleMail('telegram', 'en'))).toBeNull();
    const nowhere = createComposer({ ...office, pathOf: async () => null });
    expect(await nowhere(sampleOrder(), sampleMail('received', 'en'))).toBeNull();
  });

  it('has one Message-ID for each mail, the same each time, made of nothing that a browser sends', async () => {
    const ids = new Set<string>();
    for (const { event } of everyMail) ids.add((await write(event)).id);
    expect(ids.size).toBe(clientEvents.length + officeEvents.length);
    const about = 'm\r\nBcc: evil@example.com';
    const messages = [{ id: about, from: 'office', text: 'x', at: '2026-11-22T10:00:00.000Z' }];
    const mail = { id: `question.${about}`, about };
    expect((await write('question', { quote: { messages }, mail })).id).toMatch(/^[\w.@-]+$/);
  });
});
