import { gatherMessages } from '@yiqiao/contract/commands/server/gathered-messages';
import { dueAt, type Mail } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '../engine/engine.ts';
import type { Log } from '../log/log.ts';
import { createTokenBuckets, type TokenBuckets } from '../pace/token-buckets.ts';
import type { Compose } from './compose/compose-mail.ts';
import { DueMails, findNext } from './due-mails.ts';
import { type Delivery, type Message, nothingToSay } from './message.ts';
import { type Outcome, recordOutcome } from './record-outcome.ts';
import { ServerPause } from './server-pause.ts';
import type { Sender } from './smtp-sender.ts';

/**
 * Sends the mails that submissions have queued, one at a time. The record is the job: a mail is queued in
 * the same step as the change that it tells of, and what came of it is recorded as soon as the server has
 * answered. A process that dies, or a connection that ends, between the server's last word and the record
 * is the only way to send a mail twice; both copies carry the same Message-ID then.
 */
export interface MailDesk {
  /** Goes on with what an earlier process has left. */
  resume(): Promise<void>;
  /** Lets the mail that is on its way arrive, for some seconds; the next start goes on with the others. */
  close(): Promise<void>;
}

export interface MailDeskOptions {
  readonly records: Pick<Engine['records'], 'get' | 'change' | 'isHealthy'>;
  readonly feed: Pick<Engine['feed'], 'onChange' | 'onRemove'>;
  readonly jobs: Engine['jobs'];
  readonly sender: Pick<Sender, 'send'>;
  readonly compose: Compose;
  readonly clock: () => number;
  readonly log: Log;
  /** Tests have less patience. */
  readonly pauses?: Partial<typeof standardPauses>;
}

const standardPauses = {
  /** After a fault of our own: the record could not be read or written, the mail not be composed. */
  faultMs: 30_000,
  unreachableMs: 60_000,
  longestUnreachableMs: 15 * 60_000,
  /** How long a stop waits for the server's last word. */
  closeMs: 5000,
};

/**
 * Anybody can name any address: so many mails in a row about requests that name one, then twenty an hour.
 * The pages of all of them are there all the same.
 */
const strangersLimit = { capacity: 20, msPerToken: 180_000 };
const tooMany = {
  kind: 'refused',
  reason: 'Too many requests have named this address within an hour.',
  code: 'ELIMIT',
} as const;

/** The machine's clock may be set: what is due is looked up again at least this often. */
const longestSleepMs = 60_000;

export function createMailDesk(options: MailDeskOptions): MailDesk {
  return new Desk(options);
}

class Desk implements MailDesk {
  readonly #options: MailDeskOptions;
  readonly #pauses: typeof standardPauses;
  readonly #task = new AbortController();
  readonly #due = new DueMails();
  /** What came of mails where the record could not be written: they must not be sent again meanwhile. */
  readonly #unrecorded = new Map<string, Outcome>();
  readonly #strangers: TokenBuckets;
  readonly #pause: ServerPause;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: MailDeskOptions) {
    this.#options = options;
    this.#pauses = { ...standardPauses, ...options.pauses };
    this.#pause = new ServerPause(this.#pauses);
    this.#strangers = createTokenBuckets({ ...strangersLimit, clock: options.clock });
    options.feed.onChange((quote) => this.#note(quote));
    options.feed.onRemove((id) => this.#due.forget(id));
  }

  async resume(): Promise<void> {
    for (const quote of await this.#options.jobs.findWaiting('mail')) this.#note(quote);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const abort = () => this.#task.abort(new Error('The server stops.'));
    const patience = setTimeout(abort, this.#pauses.closeMs);
    await this.#running;
    clearTimeout(patience);
  }

  #note(quote: StoredQuote): void {
    this.#due.note(quote);
    this.#wake();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const next = this.#due.nextAt();
    if (this.#isClosed || this.#running !== null || next === null) return;
    const waitMs = Math.max(next, this.#pause.until) - this.#options.clock();
    const run = () => {
      this.#running = this.#work().finally(() => {
        this.#running = null;
        this.#wake();
      });
    };
    this.#timer = setTimeout(run, Math.min(Math.max(waitMs, 0), longestSleepMs)).unref();
  }

  async #work(): Promise<void> {
    for (let id = this.#takeDue(); id !== undefined; id = this.#takeDue()) await this.#handle(id);
  }

  #takeDue(): string | undefined {
    const now = this.#options.clock();
    return this.#isClosed || now < this.#pause.until ? undefined : this.#due.take(now);
  }

  async #handle(id: string): Promise<void> {
    const { jobs, clock, log } = this.#options;
    const later = () => this.#due.postpone(id, clock() + this.#pauses.faultMs);
    try {
      // Another process that is at it sends it.
      if (!(await jobs.take('mail', id, () => this.#sendNext(id)))) later();
    } catch (error) {
      if (this.#isClosed) return;
      later();
      const reason = error instanceof Error ? error.message : String(error);
      log('warn', 'mail-not-sent', { quote: id, reason });
    }
  }

  async #sendNext(id: string): Promise<void> {
    const { records, clock } = this.#options;
    const quote = await records.get(id);
    const mail = quote && findNext(quote);
    if (quote === undefined || mail === undefined) {
      this.#due.forget(id);
      return;
    }
    if (dueAt(mail) > clock()) return this.#note(quote);
    const key = `${id} ${mail.id}`;
    const outcome = this.#unrecorded.get(key) ?? {
      upTo: mail.event === 'answer' ? gatherMessages(quote, mail.about).at(-1)?.id : undefined,
      delivery: await this.#deliver(quote, mail),
    };
    this.#unrecorded.set(key, outcome);
    const at = clock();
    const decision = await records.change(id, (record) =>
      recordOutcome(record, mail.id, outcome, at),
    );
    this.#unrecorded.delete(key);
    if (decision === null) this.#due.forget(id);
    else this.#note(decision.quote);
  }

  async #deliver(quote: StoredQuote, mail: Mail): Promise<Delivery> {
    const { records, compose, clock, log } = this.#options;
    // What cannot be recorded would be sent again and again.
    if (!(await records.isHealthy())) throw new Error('The store cannot be written.');
    const message = await compose(quote, mail);
    const delivery = await this.#hand(message, mail);
    this.#task.signal.throwIfAborted();
    // Not the id: the page that a message was written on has given a part of it.
    const about = { quote: quote.id, mail: mail.event };
    if (delivery.kind === 'sent') log('info', 'mail-sent', about);
    // Not the reason: it may name the reader, and logs are not erased with a person.
    else log('warn', 'mail-failed', { ...about, outcome: delivery.kind, code: delivery.code });
    this.#pause.note(delivery.kind !== 'unreachable', clock());
    return delivery;
  }

  async #hand(message: Message | null, { event, attempts, address }: Mail): Promise<Delivery> {
    if (message === null) return nothingToSay;
    const isFirst = event === 'received' && attempts === 0;
    if (isFirst && this.#strangers.take(address.toLowerCase()) > 0) return tooMany;
    return this.#options.sender.send(message, this.#task.signal);
  }
}
