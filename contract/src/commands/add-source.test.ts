import { describe, expect, it } from 'vitest';
import { keepAll } from '../files/file-deletion.ts';
import { removedKeysOf } from '../files/order-files.ts';
import { findOpenSources, sourceState } from '../life/source-state.ts';
import type { Decidable } from '../record/decision.ts';
import { sourceLimits } from '../record/source.ts';
import { maxUploadBytes } from '../record/upload-limits.ts';
import { addSource, type NewSource } from './add-source.ts';
import { decideTakeBack } from './client/take-back-source.ts';
import { decideSourceAnswer } from './office/answer-source.ts';
import { decideFileDeleted } from './office/decide-file-deletion.ts';
import { decideOffer } from './office/make-offer.ts';
import { decideSourceRemoval } from './office/remove-source.ts';
import { decideSettlement } from './office/settle.ts';
import { sampleOffer } from './sample-order.ts';
import { sampleQuote } from './sample-quote.ts';
import { decideSourceCount } from './server/decide-count.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const context = { at, rules: keepAll };
const later = { at: at + 60_000, rules: keepAll };
const counts = { words: 1204, asianCharacters: 0, otherWords: 1204, characters: 6000 };
const measurement = { format: 'docx', exactness: 'exact' as const, counts, outside: {} };
const annex: NewSource = {
  id: 'annex',
  fileName: 'Annex 4.docx',
  fileSize: 42,
  fileSha256: 'a'.repeat(64),
  role: 'document',
  from: 'client',
  measurement,
  changeId: 'change-1',
};
const accepted = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer()],
  acceptance: { version: 1, name: '林美', at: '2026-11-20T09:00:00.000Z' },
});

function added(quote: Decidable, changes: Partial<NewSource> = {}) {
  const decision = addSource(quote, { ...annex, ...changes }, context);
  expect(decision.kind).toBe('changed');
  return decision.quote;
}

function stateOf(quote: Decidable) {
  const source = quote.sources?.[0];
  return source && sourceState(quote, source);
}

function offer(quote: Decidable, sources: readonly string[]) {
  const deliverBy = new Date(at + 86_400_000).toISOString();
  return decideOffer(
    quote,
    { wordCount: 1213, pricePerWord: '0.15', deliverBy, sources: [...sources] },
    later,
  );
}

describe('addSource', () => {
  it('adds a counted document, and changes nothing that was agreed', () => {
    const quote = added(accepted, { text: '  请一并翻译 ' });
    expect(quote.sources).toMatchObject([{ id: 'annex', wordCount: 1204, filePath: 'annex' }]);
    expect(quote.messages).toMatchObject([
      { from: 'client', text: '请一并翻译', sourceId: 'annex' },
    ]);
    expect(quote.offers).toEqual(accepted.offers);
    expect(quote.wordCount).toBe(accepted.wordCount);
    expect(findOpenSources(quote)).toHaveLength(1);
  });

  it('counts no reference file, and adds nothing twice', () => {
    const quote = added(accepted, { role: 'reference' });
    expect(quote.sources).toMatchObject([{ wordCount: 0, wordCountBasis: 'none' }]);
    expect(addSource(quote, { ...annex, id: 'other' }, context).kind).toBe('unchanged');
  });

  it('has what is being counted counted later, and no longer once it is deleted', () => {
    const { measurement: _, ...uncounted } = annex;
    const { quote } = addSource(accepted, uncounted, context);
    expect(quote.sources).toMatchObject([{ wordCountBasis: 'counting' }]);
    const count = { sourceId: 'annex', measurement };
    expect(decideSourceCount(quote, count).quote.sources).toMatchObject([{ wordCount: 1204 }]);
    const gone = decideFileDeleted(quote, { cause: 'by-hand' }, at).quote;
    expect(gone.sources?.[0]).not.toHaveProperty('filePath');
    expect(gone.sources?.[0]?.wordCountBasis).not.toBe('counting');
    expect(decideSourceCount(gone, count).kind).toBe('unchanged');
  });

  it('refuses an empty file, one more than there is room for, and any once the order is over', () => {
    expect(addSource(accepted, { ...annex, fileSize: 0 }, context)).toMatchObject({
      reason: 'file-empty',
    });
    const [one] = added(accepted).sources ?? [];
    const many = Array.from({ length: sourceLimits.files }, (_, n) => ({ ...one, id: `${n}` }));
    const full = { ...accepted, sources: many } as Decidable;
    const other = { ...annex, changeId: 'change-2' };
    expect(addSource(full, other, context)).toMatchObject({ reason: 'too-many-files' });
    const four = many.slice(0, 4).map((file) => ({ ...file, fileSize: maxUploadBytes }));
    const heavy = { ...accepted, sources: four } as Decidable;
    expect(addSource(heavy, other, context)).toMatchObject({ reason: 'too-many-files' });
    for (const status of ['completed', 'cancelled']) {
      const over = { ...accepted, status };
      expect(addSource(over, annex, context)).toMatchObject({ reason: 'order-closed' });
    }
  });

  it('refuses a text that is too long, with its file', () => {
    const long = { ...annex, text: '长'.repeat(2001) };
    expect(addSource(accepted, long, context)).toMatchObject({ reason: 'text-too-long' });
  });
});

describe('an added document', () => {
  it('is part of the request before the first quote, and asks for an answer after it', () => {
    const early = added(sampleQuote());
    expect(stateOf(early)).toBe('open');
    expect(findOpenSources(early)).toEqual([]);
    expect(findOpenSources(added(sampleQuote({ offers: [sampleOffer()] })))).toHaveLength(1);
  });

  it('is offered by a quote that covers it, and agreed once that is accepted', () => {
    const { quote } = offer(added(sampleQuote()), ['annex']);
    expect(quote.offers?.at(-1)).toMatchObject({ countedWords: 1213, sources: ['annex'] });
    expect(stateOf(quote)).toBe('offered');
    const acceptance = { version: 1, name: '林美', at: '2026-11-20T11:00:00.000Z' };
    expect(stateOf({ ...quote, acceptance })).toBe('agreed');
    expect(stateOf(offer({ ...quote, acceptance }, []).quote)).toBe('agreed');
  });

  it('is not agreed when a quote without it replaces the one that covered it', () => {
    const { quote } = offer(added(accepted), ['annex']);
    const without = decideOffer(
      quote,
      { wordCount: 9, pricePerWord: '0.15', deliverBy: '2026-11-25T10:00:00.000Z' },
      later,
    );
    expect(stateOf(without.quote)).toBe('not-agreed');
  });

  it('cannot be quoted when it is not there, or only a reference', () => {
    expect(offer(accepted, ['annex'])).toMatchObject({ reason: 'source-missing' });
    const reference = added(accepted, { role: 'reference' });
    expect(offer(reference, ['annex'])).toMatchObject({ reason: 'source-missing' });
  });

  it.each(['included', 'left-out'] as const)('is answered in words: %s', (what) => {
    const answer = { sourceId: 'annex', what, text: '好的', changeId: 'answer-1' };
    const { quote } = decideSourceAnswer(added(accepted), answer, later);
    expect(stateOf(quote)).toBe(what);
    expect(quote.messages).toMatchObject([{ from: 'office', text: '好的' }]);
    expect(findOpenSources(quote)).toEqual([]);
    expect(decideSourceAnswer(quote, answer, later).kind).toBe('unchanged');
    const other = { ...answer, changeId: 'answer-2' };
    expect(decideSourceAnswer(quote, other, later)).toMatchObject({ reason: 'source-answered' });
    const silent = { ...answer, text: ' ' };
    expect(decideSourceAnswer(added(accepted), silent, later)).toMatchObject({
      reason: 'text-missing',
    });
  });

  it('is taken back by whoever added it, as long as nobody has answered', () => {
    const quote = added(accepted);
    const removal = { sourceId: 'annex', becomes: 'removed', changeId: 'take-back' } as const;
    const removed = decideTakeBack(quote, removal, later).quote;
    expect(stateOf(removed)).toBe('removed');
    expect(removedKeysOf(removed)).toEqual(['annex']);
    expect(decideTakeBack(removed, removal, later).kind).toBe('unchanged');
    expect(decideSourceRemoval(quote, removal, later)).toMatchObject({ reason: 'source-missing' });
    const offered = offer(quote, ['annex']).quote;
    expect(decideTakeBack(offered, removal, later)).toMatchObject({ reason: 'source-answered' });
    const gone = decideFileDeleted(removed, { cause: 'by-hand', keys: ['annex'] }, at).quote;
    expect(removedKeysOf(gone)).toEqual([]);
    expect(gone.filePath).toBe(accepted.filePath);
  });

  it('becomes a reference, which the office sees until it has reacted or settled it', () => {
    const keep = { sourceId: 'annex', becomes: 'reference', changeId: 'keep' } as const;
    const { quote } = decideTakeBack(added(accepted), keep, later);
    expect(stateOf(quote)).toBe('reference');
    expect(findOpenSources(quote)).toHaveLength(1);
    const settled = decideSettlement(quote, { what: 'file', about: 'annex' }, later).quote;
    expect(findOpenSources(settled)).toEqual([]);
    const document = decideSettlement(added(accepted), { what: 'file', about: 'annex' }, later);
    expect(document.kind).toBe('unchanged');
  });
});
