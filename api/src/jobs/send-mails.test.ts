import type { MailRules } from '@yiqiao/contract/commands/server/with-mails';
import type { Engine } from '@yiqiao/ports/engine';
import { createLog, type Log } from '@yiqiao/ports/log';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { openEngine } from '../../test/engine/open-embedded.ts';
import { addQuote, changeQuote } from '../../test/keep-quotes.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { createMailedRecords } from '../mail/mailed-records.ts';
import type { Delivery, Message } from '../mail/message.ts';
import type { MailPauses } from '../mail/open-mailing.ts';
import type { Sender } from '../mail/smtp-sender.ts';
import { sendMails } from './send-mails.ts';

function withAnswer() {
  let resolve: (delivery: Delivery) => void = () => {};
  const promise = new Promise<Delivery>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

const office = { address: 'office@example.com', language: 'en' } as const;
const refused = { kind: 'refused', reason: '550 no such user', code: 'EENVELOPE 550' } as const;
const later = { kind: 'later', reason: '451 greylisted', code: 'EENVELOPE 451' } as const;
const unreachable = { kind: 'unreachable', reason: 'refused', code: 'ESOCKET' } as const;

const pauses: MailPauses = {
  faultMs: 1,
  unreachableMs: 60_000,
  longestUnreachableMs: 900_000,
  closeMs: 5000,
  trialMs: 15_000,
};

/** The job on a real store, with a server that answers by the script and a clock that is set by hand. */
async function openOffice(
  answer: (id: string, attempt: number) => Delivery | Promise<Delivery>,
  changes: {
    folder?: string;
    rules?: MailRules;
    log?: Log;
    pauses?: Partial<MailPauses>;
    sender?: Pick<Sender, 'send'>;
    wrap?: (records: RecordStore) => RecordStore;
  } = {},
) {
  const { folder = await temporaryFolder(), rules = { office: null }, wrap } = changes;
  const engine = await openEngine(folder);
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  const clock = () => now;
  const records = createMailedRecords(engine.records, rules, clock);
  const sent: string[] = [];
  const logged: unknown[] = [];
  const sender: Pick<Sender, 'send'> = {
    async send({ id }) {
      sent.push(id);
      return answer(id, sent.filter((other) => other === id).length);
    },
  };
  const runner = sendMails({
    engine: { ...engine, records: wrap ? wrap(records) : records },
    mailing: {
      sender: changes.sender ?? sender,
      compose: async (quote, mail) => ({ id: `${quote.id}.${mail.id}` }) as Message,
      pauses: { ...pauses, ...changes.pauses },
    },
    clock,
    log: changes.log ?? ((...line) => logged.push(line)),
  });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await runner.stop();
    await engine.close();
  };
  onTestFinished(close);
  return {
    engine,
    records,
    runner,
    sent,
    logged,
    close,
    folder,
    mailsOf: async (id: string) => (await engine.records.get(id))?.mails ?? [],
    /** Sets the clock and has the job look at it, as it does by itself within a minute. */
    async pass(ms: number) {
      now += ms;
      await runner.look();
    },
  };
}

async function stateOf(engine: Engine, id: string): Promise<string> {
  const { mails = [] } = (await engine.records.get(id)) ?? {};
  return mails.map((mail) => `${mail.id} ${mail.state} ${mail.attempts}`).join(', ');
}

describe('sendMails', () => {
  it('sends what a change has queued, to client and office, and says so in the record', async () => {
    const mailing = await openOffice(() => ({ kind: 'sent' }), { rules: { office } });
    await addQuote(mailing.records, sampleQuote('a'));
    await expect
      .poll(() => stateOf(mailing.engine, 'a'))
      .toBe('received sent 1, new-request sent 1');
    expect(mailing.sent).toEqual(['a.received', 'a.new-request']);
  });

  it('shows a refusal at once and tries no more', async () => {
    const mailing = await openOffice(() => refused);
    await addQuote(mailing.records, sampleQuote('a'));
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received refused 1');
    expect((await mailing.mailsOf('a'))[0]?.lastReason).toBe('550 no such user');
    await mailing.pass(48 * 3_600_000);
    expect(mailing.sent).toHaveLength(1);
    expect(JSON.stringify(mailing.logged)).not.toContain('no such user');
  });

  it('writes lines that are found by the names that the documentation gives them', async () => {
    const lines: string[] = [];
    const log = createLog({
      write: (line) => lines.push(line),
      clock: () => 0,
      isForPeople: false,
    });
    const mailing = await openOffice((id) => (id === 'a.received' ? refused : { kind: 'sent' }), {
      rules: { office },
      log,
    });
    await addQuote(mailing.records, sampleQuote('a'));
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'mail-failed', mail: 'received', outcome: 'refused', code: 'EENVELOPE 550' },
      { event: 'mail-sent', mail: 'new-request', quote: 'a' },
    ]);
  });

  it('tries a greylisted mail again when its time has come, and not before', async () => {
    const mailing = await openOffice((_id, attempt) => (attempt < 3 ? later : { kind: 'sent' }));
    await addQuote(mailing.records, sampleQuote('a'));
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received queued 1');
    await mailing.pass(59_000);
    expect(mailing.sent).toHaveLength(1);
    await mailing.pass(1000);
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received queued 2');
    await mailing.pass(5 * 60_000);
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received sent 3');
  });

  it('spares a server that cannot be reached: one attempt stands for all', async () => {
    let isUp = false;
    const mailing = await openOffice(() => (isUp ? { kind: 'sent' } : unreachable));
    for (const id of ['a', 'b', 'c']) await addQuote(mailing.records, sampleQuote(id));
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received queued 1');
    expect(mailing.sent).toHaveLength(1);
    isUp = true;
    await mailing.pass(60_000);
    for (const id of ['a', 'b', 'c']) {
      await expect.poll(() => stateOf(mailing.engine, id)).toMatch(/^received sent/);
    }
    expect(mailing.sent).toHaveLength(4);
  });

  it('is no tool for filling a stranger’s mailbox', async () => {
    const mailing = await openOffice(() => ({ kind: 'sent' }));
    for (let number = 0; number < 22; number += 1) {
      await addQuote(
        mailing.records,
        sampleQuote(`${number}`, { customerEmail: 'Victim@example.com' }),
      );
    }
    await expect.poll(() => stateOf(mailing.engine, '21')).toBe('received refused 1');
    expect(mailing.sent).toHaveLength(20);
    expect((await mailing.mailsOf('20'))[0]?.lastReason).toMatch(/^Too many requests/);
  });

  it('lets clients take turns: one client’s mails keep nobody’s receipt back', async () => {
    const started = withAnswer();
    const mailing = await openOffice((_id, attempt) => (attempt === 1 ? started.promise : later));
    await addQuote(mailing.records, sampleQuote('a'));
    const messages = Array.from({ length: 30 }, (_, number) => ({
      id: `m${number}`,
      from: 'office',
      text: 'Hello',
      at: '2026-11-20T10:00:00.000Z',
    }));
    await changeQuote(mailing.records, 'a', { messages });
    await addQuote(mailing.records, sampleQuote('b', { customerEmail: 'other@example.com' }));
    started.resolve({ kind: 'sent' });
    await expect.poll(() => mailing.sent.length).toBeGreaterThan(29);
    expect(mailing.sent.slice(0, 3)).toEqual(['a.received', 'b.received', 'a.question.m0']);
  });

  it('tells the office of sixty messages by two mails, and another client of a receipt at once', async () => {
    const mailing = await openOffice(() => ({ kind: 'sent' }), { rules: { office } });
    await addQuote(mailing.records, sampleQuote('a'));
    await expect.poll(() => mailing.sent).toHaveLength(2);
    for (let number = 0; number < 60; number += 1) {
      const { messages = [] } = (await mailing.engine.records.get('a')) ?? {};
      const message = { id: `m${number}`, from: 'client', text: 'x', at: '2026-11-20T10:00:00Z' };
      await changeQuote(mailing.records, 'a', { messages: [...messages, message] });
    }
    await addQuote(mailing.records, sampleQuote('b', { customerEmail: 'other@example.com' }));
    await expect.poll(() => mailing.sent).toHaveLength(5);
    expect(mailing.sent.slice(2).sort()).toEqual(['a.answer.m0', 'b.new-request', 'b.received']);
    await mailing.pass(5 * 60_000);
    await expect.poll(() => mailing.sent).toHaveLength(6);
    const [first] = (await mailing.mailsOf('a')).slice(2);
    const told = Number(first?.upTo?.slice(1));
    await expect
      .poll(async () => (await mailing.mailsOf('a'))[3])
      .toMatchObject({ id: `answer.m${told + 1}`, state: 'sent', upTo: 'm59' });
    await mailing.pass(60 * 60_000);
    expect(mailing.sent).toHaveLength(6);
  });

  it('goes on in the next process with what this one has left', async () => {
    const first = await openOffice(() => unreachable);
    await addQuote(first.records, sampleQuote('a'));
    await expect.poll(() => stateOf(first.engine, 'a')).toBe('received queued 1');
    await first.close();
    const second = await openOffice(() => ({ kind: 'sent' }), { folder: first.folder });
    await second.pass(60_000);
    await expect.poll(() => stateOf(second.engine, 'a')).toBe('received sent 2');
  });

  it('never sends again what it could not record: it records that first', async () => {
    const folder = await temporaryFolder();
    const engine = await openEngine(folder);
    await addQuote(
      createMailedRecords(engine.records, { office: null }, Date.now),
      sampleQuote('a'),
    );
    await engine.close();
    let failures = 3;
    const mailing = await openOffice(() => ({ kind: 'sent' }), {
      folder,
      wrap: (records) => ({
        ...records,
        change: async (id, decide) => {
          failures -= 1;
          if (failures >= 0) throw new Error('ENOSPC');
          return records.change(id, decide);
        },
      }),
    });
    await mailing.pass(10 * 365 * 24 * 3_600_000);
    const state = () => stateOf(mailing.engine, 'a');
    await expect.poll(() => mailing.pass(1).then(state)).toBe('received sent 1');
    expect(failures).toBe(-1);
    expect(mailing.sent).toEqual(['a.received']);
  });

  it('records nothing of a mail that a stop has cut off: whether it arrived is not known', async () => {
    const mailing = await openOffice(() => new Promise<Delivery>(() => {}), {
      pauses: { closeMs: 10 },
      sender: {
        send: (_message, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve(unreachable));
          }),
      },
    });
    await addQuote(mailing.records, sampleQuote('a'));
    await expect.poll(() => stateOf(mailing.engine, 'a')).toBe('received queued 0');
    await mailing.runner.stop();
    expect(await stateOf(mailing.engine, 'a')).toBe('received queued 0');
  });
});
