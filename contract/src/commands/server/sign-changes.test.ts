import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { changeBilling } from '../change-billing.ts';
import { decideClientMessage } from '../client/send-client-message.ts';
import { decideDeletionRequest } from '../office/delete-file.ts';
import { decideNote } from '../office/keep-note.ts';
import { decideOffer } from '../office/make-offer.ts';
import { decideDeliverableRemoval } from '../office/remove-deliverable.ts';
import { decideLink } from '../office/renew-link.ts';
import { decideMessage } from '../office/send-message.ts';
import { decideStatus } from '../office/set-status.ts';
import { decideSettlement } from '../office/settle.ts';
import { sampleQuote } from '../sample-quote.ts';
import { signChanges } from './sign-changes.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const context = { at, rules: keepAll };
const mei = { id: 'mei', name: '林美' };
const marcus = { id: 'marcus', name: 'Marcus Webb' };
const device = '前台';

describe('signChanges', () => {
  it('names who made each new line, and leaves what others did theirs', () => {
    const before = sampleQuote();
    const first = signChanges(
      before,
      decideStatus(before, { status: 'in-progress', device }, context).quote,
      mei,
    );
    expect(first.history.at(-1)).toMatchObject({ status: 'in-progress', device, by: mei });
    for (const old of before.history) expect(first.history).toContain(old);
    const second = signChanges(
      first,
      decideStatus(first, { status: 'pending' }, context).quote,
      marcus,
    );
    expect(second.history.slice(-2).map(({ by }) => by)).toEqual([mei, marcus]);
  });

  it('signs quotes, messages and notes, and the settling of a message that a client wrote', () => {
    let quote = sampleQuote();
    const offer = {
      wordCount: quote.wordCount,
      total: '9.00',
      deliverBy: '2026-11-27T12:00:00.000Z',
    };
    quote = signChanges(quote, decideOffer(quote, { ...offer, device }, context).quote, mei);
    expect(quote.offers).toMatchObject([{ version: 1, device, by: mei }]);
    quote = decideClientMessage(quote, { changeId: 'c-1', text: 'When?' }, context).quote;
    const asked = quote;
    const settled = decideSettlement(
      asked,
      { what: 'message', about: 'c-1', changeId: 's-1', device },
      context,
    );
    quote = signChanges(asked, settled.quote, marcus);
    expect(quote.messages).toMatchObject([{ from: 'client', settled: { device, by: marcus } }]);
    expect(quote.messages?.[0]).not.toHaveProperty('by');
    const note = decideNote(quote, { changeId: 'n-1', text: 'Call.' }, context).quote;
    expect(signChanges(quote, note, mei).notes).toMatchObject([{ id: 'n-1', by: mei }]);
    const answer = decideMessage(quote, { changeId: 'm-1', text: 'Friday.' }, context).quote;
    const told = signChanges(quote, answer, mei).messages ?? [];
    expect(told.map((message) => message.by)).toEqual([undefined, mei]);
  });

  it('names who took a file back, asked for a deletion, made a link, and entered billing details', () => {
    const file = {
      id: 'f-1',
      fileName: '终稿.docx',
      fileSize: 9,
      fileSha256: 'a',
      filePath: 'f-1',
    };
    const before = sampleQuote({ deliverables: [{ ...file, at: '2026-11-20T09:00:00.000Z' }] });
    const removed = decideDeliverableRemoval(before, { fileId: 'f-1' }, context).quote;
    expect(signChanges(before, removed, mei).deliverables).toMatchObject([{ removedBy: mei }]);
    const deleted = decideDeletionRequest(before, {}, context).quote;
    expect(signChanges(before, deleted, mei)).toMatchObject({ fileDeletionRequestedBy: mei });
    const renewal = { digestOf: String, isRenewal: true };
    const first = signChanges(before, decideLink(before, renewal, at).quote, mei);
    const second = signChanges(first, decideLink(first, renewal, at).quote, marcus);
    expect([first, second].map(({ link }) => link?.by)).toEqual([mei, marcus]);
    const billed = changeBilling(
      first,
      { changeId: 'b-1', title: '北湾' },
      'office',
      context,
    ).quote;
    expect(signChanges(first, billed, marcus)).toMatchObject({
      billing: { by: 'office', person: marcus },
      link: { by: mei },
    });
  });

  it('changes nothing that was not changed', () => {
    const quote = signChanges(
      sampleQuote(),
      decideStatus(sampleQuote(), { status: 'cancelled' }, context).quote,
      mei,
    );
    expect(signChanges(quote, quote, marcus)).toEqual(quote);
  });
});
