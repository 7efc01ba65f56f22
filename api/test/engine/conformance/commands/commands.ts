import { decideAdd } from '@yiqiao/contract/commands/client/decide-add';
import { decideCount, decideCountRequest } from '@yiqiao/contract/commands/server/decide-count';
import { decideMailFailed, decideMailSent } from '@yiqiao/contract/commands/server/decide-mail';
import { decideLinksMail } from '@yiqiao/contract/commands/server/links-mail';
import { withMails } from '@yiqiao/contract/commands/server/with-mails';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { type FileDeletionRules, keepAll } from '@yiqiao/contract/files/file-deletion';
import { emailKey } from '@yiqiao/contract/text/email';
import type { AnyDecision, RecordStore } from '@yiqiao/ports/record-store';
import { pickFileCommand } from './file-commands.ts';
import { pickPersonCommand } from './person-commands.ts';
import { sampleCommand } from './sample-command.ts';

/** What came of a command. */
export type Taken = AnyDecision | null | 'rejected';

export interface Command {
  readonly name: string;
  take(records: Pick<RecordStore, 'change' | 'add'>): Promise<Taken>;
}

const begin = Date.parse('2026-11-20T10:00:00.000Z');
const allRules: readonly FileDeletionRules[] = [
  keepAll,
  { retentionHours: 23, abandonedDays: 30 },
  { retentionHours: 1, abandonedDays: 'off' },
];
const measurements: readonly (Measurement | null | undefined)[] = [
  undefined,
  null,
  {
    format: 'docx',
    exactness: 'exact',
    counts: { words: 646, asianCharacters: 600, otherWords: 46, characters: 900 },
    outside: {},
  },
  {
    format: 'mp3',
    exactness: 'uncountable',
    limit: 'audio',
    counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
    outside: {},
    durationSeconds: 60,
  },
];

/** Commands of any kind on a few submissions, most of them on one that there is; right ones and wrong ones. */
export function createCommands(random: () => number, prefix: string) {
  // Never of an empty list.
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const ids = [`${prefix}-a`, `${prefix}-b`];
  const keys = [undefined, `${prefix}-key`];
  let revision = 1;

  function add(at: number): Command {
    const [id, key, rules] = [pick(ids), pick(keys), pick(allRules)];
    const fields = { customerName: pick(['王小明', '王小明', '李小龙']) };
    const counted = { measurement: pick(measurements) ?? null };
    const command = { ...sampleCommand(id, key, fields), ...counted };
    return {
      name: `add ${id} under ${key}`,
      take: (records) =>
        records.add(key, (first) => {
          const decision = decideAdd(first, command, at, rules);
          if (decision.kind !== 'changed') return decision;
          return { ...decision, quote: withMails(first, decision.quote, { office: null }, at) };
        }),
    };
  }

  function count(id: string, at: number): Command {
    const measurement = pick(measurements);
    const isRequest = random() < 0.4;
    return {
      name: `${isRequest ? 'request' : 'record'} the count of ${id}`,
      take: (records) =>
        records.change(id, (it) =>
          isRequest ? decideCountRequest(it) : decideCount(it, { measurement }, at),
        ),
    };
  }

  function person(id: string, at: number): Command {
    const { kind, decide } = pickPersonCommand({ pick, id, at, rules: pick(allRules), revision });
    return {
      name: `${kind} on ${id}`,
      take: (records) => records.change<AnyDecision>(id, decide),
    };
  }

  function file(id: string, at: number): Command {
    const { kind, decide } = pickFileCommand({ pick, id, at, rules: pick(allRules) });
    return {
      name: `${kind} a file of ${id}`,
      take: (records) => records.change<AnyDecision>(id, decide),
    };
  }

  function mail(id: string, at: number): Command {
    const outcome = pick(['sent', 'later', 'refused'] as const);
    const what = { id: 'received', reason: '450 4.2.0 greylisted' };
    return {
      name: `mail of ${id}: ${outcome}`,
      take: (records) =>
        records.change(id, (it) =>
          outcome === 'sent'
            ? decideMailSent(it, what, at)
            : decideMailFailed(it, { ...what, outcome }, at),
        ),
    };
  }

  function links(id: string, at: number): Command {
    return {
      name: `links of the client of ${id}`,
      take: (records) =>
        records.change(id, (it) => decideLinksMail(it, emailKey(it.customerEmail), at)),
    };
  }

  return {
    next(step: number): Command {
      const at = begin + step * 3_600_000;
      if (step === 0 || random() < 0.15) return add(at);
      const kinds = [person, person, person, person, file, file, file, count, mail, links];
      return pick(kinds)(pick(ids), at);
    },
    /** Later commands build on the revision that came of the last one. */
    learn(taken: Taken): void {
      if (taken !== null && taken !== 'rejected') revision = taken.quote.revision;
    },
  };
}
