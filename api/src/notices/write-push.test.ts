import {
  firstChoices,
  type NoticeKind,
  noticeEvents,
  noticeKinds,
} from '@yiqiao/contract/record/notice';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import type { StoredNotice } from '@yiqiao/contract/record/stored-notice';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ToldDevice } from '@yiqiao/contract/record/told-device';
import { languages } from '@yiqiao/contract/text/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuote } from '../../test/sample-quote.ts';
import { allowedValues, type JsonSchema } from '../../test/values-of-schema.ts';
import type { Telling } from './plan-telling.ts';
import { writePush } from './write-push.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const kinds = Object.keys(noticeKinds) as readonly NoticeKind[];

/** Every submission that there can be, with whatever in every field. */
const records = allowedValues(z.toJSONSchema(quoteSubmissionSchema) as JsonSchema).map((value) => ({
  ...(value as StoredQuote),
  fileSha256: 'ab'.repeat(32),
}));
const notices = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.integer({ min: 0, max: 86_400_000 }).map((ms) => new Date(at - ms).toISOString()),
  job: fc.option(fc.uuid(), { nil: undefined }),
});
const people = fc.record({
  language: fc.constantFrom(...languages),
  role: fc.constantFrom('owner', 'staff', 'translator'),
  order: fc.shuffledSubarray([...noticeEvents], { minLength: noticeEvents.length }),
});

/** The same notices about other submissions under the same names. */
function tellingOf(
  quotes: readonly StoredQuote[],
  told: readonly Omit<StoredNotice, 'id' | 'told'>[],
  person: { language: StoredPerson['language']; role: StoredPerson['role']; order: unknown },
  isSummary: boolean,
): Telling {
  const device = { id: 'device-1', endpoint: 'https://push.example/1' } as ToldDevice;
  const choices = { ...firstChoices, order: person.order };
  return {
    person: {
      ...person,
      id: 'p',
      name: 'P',
      seal: 'P',
      told: { choices, devices: [device] },
    } as never,
    device,
    isSummary,
    about: quotes.map((quote, index) => {
      const { kind = 'question', ...rest } = told[index] ?? { at: new Date(at).toISOString() };
      return { quote, notice: { id: `n${index}`, kind, told: [], ...rest } };
    }),
  };
}

describe('writePush', () => {
  it('says nothing that depends on anything of a submission but its id and reference', () => {
    const told = fc.array(fc.tuple(records, fc.uuid(), notices), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(told, people, fc.boolean(), (entries, person, isSummary) => {
        const all = entries.map(([, , notice]) => notice);
        const named = entries.map(([record, id], index) => {
          return { ...record, id, reference: `YQ-7F3K-Q2Z${index}` };
        });
        const blank = named.map(({ id, reference }) => ({
          ...(sampleQuote(id, { reference }) as StoredQuote),
        }));
        const write = (quotes: readonly StoredQuote[]) =>
          writePush(tellingOf(quotes, all, person, isSummary), 'https://www.example.com', at);
        expect(write(named)).toEqual(write(blank));
      }),
      { numRuns: 300 },
    );
  });

  it('holds no byte of a client’s data where that is found by its look', () => {
    const secrets = {
      ...{ customerName: 'Ouyang Murong 欧阳', customerEmail: 'ouyang@harbourlaw.example' },
      ...{ fileName: '歐陽合同.docx', estimatedCost: '4417.93', specialRequirements: 'talk' },
    };
    const quote = sampleQuote('id-1', secrets) as StoredQuote;
    for (const kind of kinds) {
      for (const language of languages) {
        for (const isSummary of [true, false]) {
          const person = { language, role: 'owner', order: [...noticeEvents] } as const;
          const told = [{ kind, at: new Date(at).toISOString() }];
          const { payload } = writePush(tellingOf([quote], told, person, isSummary), undefined, at);
          const text = JSON.stringify(payload);
          for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
          expect(payload.notification.title).toMatch(/\S/);
          expect(payload.notification.lang).toBe(language);
        }
      }
    }
  });

  it('has the same tag for what is sent again, though more has come since', () => {
    const quotes = ['a', 'b', 'c'].map((id) => sampleQuote(id) as StoredQuote);
    const person = { language: 'en', role: 'owner', order: [...noticeEvents] } as const;
    const told = quotes.map(() => ({ kind: 'new-request', at: new Date(at).toISOString() }));
    const write = (count: number) =>
      writePush(tellingOf(quotes.slice(0, count), told, person, false), undefined, at);
    expect(write(3).payload.notification).toMatchObject({ title: '3 new requests.' });
    expect(write(3).topic).toBe(write(1).topic);
    expect(write(2).payload.notification.tag).toBe(write(2).topic);
  });
});
