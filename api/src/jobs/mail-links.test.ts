import { decideMailSent } from '@yiqiao/contract/commands/server/decide-mail';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { openEngine } from '../../test/engine/open-embedded.ts';
import { addQuote, changeQuote } from '../../test/keep-quotes.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type LinksMailer, mailLinks } from './mail-links.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T10:00:00.000Z');

async function openOffice(wrap: (engine: Engine) => Partial<Engine> = () => ({})) {
  const engine = await openEngine(await temporaryFolder());
  let now = start;
  const logged: unknown[] = [];
  const open = () =>
    mailLinks(
      {
        engine: { ...engine, ...wrap(engine) },
        clock: () => now,
        log: (...line) => logged.push(line),
      },
      { lookMs: 1, faultMs: 1 },
    );
  const mailers: LinksMailer[] = [open(), open()];
  onTestFinished(async () => {
    for (const mailer of mailers) await mailer.stop();
    await engine.close();
  });
  const [mailer = open(), other = open()] = mailers;
  async function mailsOf(id: string) {
    const { mails = [] } = (await engine.records.get(id)) ?? {};
    return mails.filter(({ event }) => event === 'links');
  }
  /** Waits until an address that is asked for last has its mail: each gets it in the order of asking. */
  async function whenLooked(): Promise<void> {
    const id = `last-${now}`;
    await addQuote(engine.records, sampleQuote(id, { customerEmail: `${id}@example.com` }));
    mailer.ask(`${id}@example.com`);
    await expect.poll(() => mailsOf(id)).toHaveLength(1);
  }
  return {
    engine,
    mailer,
    other,
    logged,
    mailsOf,
    whenLooked,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('mailLinks', () => {
  it('queues one mail on the newest open order of an address, however it is typed', async () => {
    const { engine, mailer, mailsOf, whenLooked } = await openOffice();
    for (const id of ['a', 'b', 'c']) {
      await addQuote(engine.records, sampleQuote(id, { customerEmail: 'Lin@Example.com' }));
    }
    await changeQuote(engine.records, 'c', { status: 'cancelled' });
    mailer.ask('ｌｉｎ＠EXAMPLE。com');
    await whenLooked();
    expect(await mailsOf('b')).toEqual([
      expect.objectContaining({ to: 'client', address: 'Lin@Example.com', state: 'queued' }),
    ]);
    expect(await mailsOf('a')).toEqual([]);
    expect(await mailsOf('c')).toEqual([]);
  });

  it('mails an address ten times at most, however often it is asked, until hours have passed', async () => {
    const { engine, mailer, mailsOf, whenLooked, pass } = await openOffice();
    await addQuote(engine.records, sampleQuote('a', { customerEmail: 'lin@example.com' }));
    const ids = new Set<string>();
    async function ask() {
      pass(11 * minute);
      mailer.ask('lin@example.com');
      await whenLooked();
      const [mail] = await mailsOf('a');
      if (mail === undefined) throw new Error('No mail is queued.');
      ids.add(mail.id);
      await engine.records.change('a', (quote) =>
        decideMailSent(quote, { id: mail.id }, start + 1),
      );
    }
    for (let count = 0; count < 14; count += 1) await ask();
    expect(ids.size).toBeGreaterThanOrEqual(10);
    expect(ids.size).toBeLessThanOrEqual(11);
    const before = ids.size;
    pass(3 * 60 * minute);
    await ask();
    expect(ids.size).toBe(before + 1);
  });

  it('queues nothing where no order is open, or the address is nobody’s', async () => {
    const { engine, mailer, mailsOf, whenLooked } = await openOffice();
    await addQuote(engine.records, sampleQuote('a', { customerEmail: 'lin@example.com' }));
    await changeQuote(engine.records, 'a', { status: 'completed' });
    mailer.ask('lin@example.com');
    mailer.ask('nobody@example.com');
    await whenLooked();
    expect(await mailsOf('a')).toEqual([]);
  });

  it('sends an address one mail in ten minutes, whichever orders and processes there are', async () => {
    const { engine, mailer, other, mailsOf, whenLooked, pass } = await openOffice();
    const customerEmail = 'lin@example.com';
    await addQuote(engine.records, sampleQuote('a', { customerEmail }));
    mailer.ask(customerEmail);
    other.ask(customerEmail);
    await whenLooked();
    const [mail] = await mailsOf('a');
    expect(await mailsOf('a')).toHaveLength(1);
    await engine.records.change('a', (it) =>
      decideMailSent(it, { id: mail?.id ?? '', upTo: undefined }, start),
    );
    await changeQuote(engine.records, 'a', { status: 'completed' });
    await addQuote(engine.records, sampleQuote('b', { customerEmail }));
    pass(10 * minute - 1);
    mailer.ask(customerEmail);
    await whenLooked();
    expect(await mailsOf('b')).toEqual([]);
    pass(1);
    mailer.ask(customerEmail);
    await whenLooked();
    expect(await mailsOf('b')).toHaveLength(1);
  });

  it('looks once for all who asked meanwhile, and again when the store was away', async () => {
    let looks = 0;
    const { engine, mailer, mailsOf, whenLooked, logged } = await openOffice(({ feed }) => ({
      feed: {
        ...feed,
        async readAll() {
          looks += 1;
          if (looks === 1) throw new Error('The store is away.');
          return feed.readAll();
        },
      },
    }));
    for (let number = 0; number < 30; number += 1) {
      const customerEmail = `client-${number}@example.com`;
      await addQuote(engine.records, sampleQuote(`q${number}`, { customerEmail }));
    }
    for (let number = 0; number < 30; number += 1) mailer.ask(`client-${number}@example.com`);
    await whenLooked();
    for (let number = 0; number < 30; number += 1) {
      expect(await mailsOf(`q${number}`)).toHaveLength(1);
    }
    expect(looks).toBeLessThanOrEqual(3);
    expect(logged).toEqual([['warn', 'links-not-looked-up', { reason: 'The store is away.' }]]);
  });

  it('has no room for more than a thousand addresses at once', async () => {
    const { mailer } = await openOffice();
    for (let number = 0; number < 1000; number += 1) {
      expect(mailer.hasRoom()).toBe(true);
      mailer.ask(`client-${number}@example.com`);
    }
    expect(mailer.hasRoom()).toBe(false);
  });
});
