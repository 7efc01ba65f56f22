import { chatEvents, chatServices } from '@yiqiao/contract/record/chat';
import { type NoticeKind, noticeKinds } from '@yiqiao/contract/record/notice';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { languages } from '@yiqiao/contract/text/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuote } from '../../test/sample-quote.ts';
import { allowedValues, type JsonSchema } from '../../test/values-of-schema.ts';
import { toChatCall } from './chat/chat-message.ts';
import type { Told } from './plan-telling.ts';
import { writeChat } from './write-chat.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const origin = 'https://www.example.com';
/** Those of which a group can be told. */
const kinds = (Object.keys(noticeKinds) as readonly NoticeKind[]).filter((kind) =>
  chatEvents.includes(noticeKinds[kind]),
);
const group = { hook: 'https://hooks.slack.com/services/T0/B0/key', secret: 'SEC0123' };

/** Every submission that there can be, with whatever in every field. */
const records = allowedValues(z.toJSONSchema(quoteSubmissionSchema) as JsonSchema).map((value) => ({
  ...(value as StoredQuote),
  fileSha256: 'ab'.repeat(32),
}));
const notices = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.integer({ min: 0, max: 86_400_000 }).map((ms) => new Date(at - ms).toISOString()),
});
const told = (quote: StoredQuote, notice: { kind: string; at: string }): Told => ({
  quote,
  notice: { id: `n-${quote.id}`, told: [], ...notice },
});

describe('writeChat', () => {
  it('says nothing that depends on anything of a submission but its id and reference', () => {
    const entries = fc.array(fc.tuple(records, fc.uuid(), notices), { minLength: 1, maxLength: 5 });
    const choices = fc.tuple(fc.constantFrom(...chatServices), fc.constantFrom(...languages));
    fc.assert(
      fc.property(entries, choices, (all, [service, language]) => {
        const named = all.map(([record, id], index) => {
          return { ...record, id, reference: `YQ-7F3K-Q2Z${index}` };
        });
        const blank = named.map(({ id, reference }) => ({
          ...(sampleQuote(id, { reference }) as StoredQuote),
        }));
        const write = (quotes: readonly StoredQuote[]) => {
          const about = quotes.map((quote, index) => {
            return told(quote, all[index]?.[2] ?? { kind: 'question', at: '' });
          });
          return toChatCall({ ...group, service }, writeChat(about, { language }, origin), at);
        };
        expect(write(named)).toEqual(write(blank));
      }),
      { numRuns: 300 },
    );
  });

  it.each(languages)(
    'holds no byte of a client’s data in %s, and always says something',
    (language) => {
      const secrets = {
        ...{ customerName: 'Ouyang Murong 欧阳', customerEmail: 'ouyang@harbourlaw.example' },
        ...{ fileName: '歐陽合同.docx', estimatedCost: '4417.93', specialRequirements: 'talk' },
      };
      const quote = sampleQuote('id-1', secrets) as StoredQuote;
      const moment = new Date(at).toISOString();
      for (const kind of kinds) {
        for (const count of [1, 2]) {
          const about = Array.from({ length: count }, () => told(quote, { kind, at: moment }));
          const message = writeChat(about, { language }, origin);
          const text = JSON.stringify(message);
          for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
          expect(message.text).toMatch(/.[.。]/);
        }
      }
    },
  );

  it('counts what happened in the order of urgency, and leads to the one order or to all of them', () => {
    const quotes = ['a', 'b'].map((id) => sampleQuote(id) as StoredQuote);
    const [one, other] = quotes as [StoredQuote, StoredQuote];
    const moment = new Date(at).toISOString();
    const request = told(one, { kind: 'new-request', at: moment });
    const question = told(one, { kind: 'question', at: moment });
    expect(writeChat([request, question], {}, origin)).toMatchObject({
      text: '1 question, 1 new request.',
      link: { url: `${origin}/admin/dashboard?quote=a` },
    });
    const both = [request, told(other, { kind: 'new-request', at: moment })];
    expect(writeChat(both, { language: 'zh-Hant' }, origin)).toMatchObject({
      text: '2個新詢價。',
      link: { words: '開啟', url: `${origin}/admin/dashboard?quiet=${at}` },
    });
    expect(writeChat(both, {}, undefined).link).toBeUndefined();
  });
});
