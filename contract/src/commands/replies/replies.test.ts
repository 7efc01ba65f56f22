import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, replyLimits, replySchema } from '../../record/reply.ts';
import { maxReplyLines } from '../../record/stored-replies.ts';
import { type StoredSettings, storedSettingsSchema } from '../../record/stored-settings.ts';
import { sampleSettingsContext, withCompany } from '../settings/sample-settings.ts';
import { decideDeleteReply } from './delete-reply.ts';
import { decideKeepReply } from './keep-reply.ts';
import { findReply, type ReplyContext, repliesOf } from './reply-decision.ts';

const elena: ReplyContext = {
  at: Date.parse('2026-11-20T10:00:00.000Z'),
  by: { id: 'elena', name: 'Elena' },
};
const han: ReplyContext = { at: elena.at + 60_000, by: { id: 'han', name: '韩雪' } };
const stamp = {
  name: 'Stamp is included',
  word: 'stamp, 章',
  texts: { en: { text: 'The stamp is in the price of {reference}.' } },
};

function keep(
  stored: StoredSettings | null,
  content: object,
  context: ReplyContext = elena,
  id = 'stamp',
): StoredSettings {
  const decision = decideKeepReply(stored, id, { ...content }, context);
  if (decision.kind !== 'changed') throw new Error(decision.kind);
  return decision.settings;
}

const kept = keep(null, stamp);

describe('decideKeepReply', () => {
  it('adds a reply, with who wrote each text and a line of the history', () => {
    const edited = { at: '2026-11-20T10:00:00.000Z', by: elena.by };
    expect(findReply(kept, 'stamp')).toEqual({
      id: 'stamp',
      revision: 1,
      ...stamp,
      texts: { en: { ...stamp.texts.en, ...edited } },
      ...edited,
    });
    const line = { replyId: 'stamp', what: 'added', name: stamp.name, ...edited };
    expect(repliesOf(kept).history).toEqual([line]);
    expect(storedSettingsSchema.parse(kept)).toEqual(kept);
  });

  it('signs only the texts that differ, and tells what was said before', () => {
    const texts = { ...stamp.texts, 'zh-Hans': { text: '盖章已含。', isDraft: true } };
    const next = keep(kept, { ...stamp, texts }, han);
    const reply = findReply(next, 'stamp');
    expect(reply?.by).toEqual(han.by);
    expect(reply?.texts.en?.by).toEqual(elena.by);
    expect(reply?.texts['zh-Hans']).toMatchObject({ isDraft: true, by: han.by });
    expect(repliesOf(next).history.at(-1)).toMatchObject({ what: 'changed', before: stamp });
    const read = keep(next, { ...stamp, texts: { ...texts, 'zh-Hans': { text: '盖章已含。' } } });
    expect(findReply(read, 'stamp')?.texts['zh-Hans']).not.toHaveProperty('isDraft');
  });

  it('leaves the settings that owners base their changes on', () => {
    const harbour = withCompany(null, { name: 'Harbour' });
    expect(keep(harbour, stamp)).toMatchObject({ revision: 1, sections: harbour.sections });
    expect(withCompany(kept, { name: 'Harbour' }).replies).toEqual(kept.replies);
    expect(sampleSettingsContext.at).toBe(elena.at);
  });

  it('stores nothing when it is so already, spaces apart', () => {
    const same = { ...stamp, name: ` ${stamp.name} ` };
    expect(decideKeepReply(kept, 'stamp', same, han)).toEqual({
      kind: 'unchanged',
      settings: kept,
    });
  });

  it('tells the second of two at once what was kept, and lets only one make it', () => {
    const next = keep(kept, { ...stamp, name: 'Stamp' }, { ...han, ifRevision: 1 });
    const late = decideKeepReply(next, 'stamp', stamp, { ...elena, ifRevision: 1 });
    expect(late).toEqual({ kind: 'refused', reason: 'conflict', settings: next });
    const again = decideKeepReply(kept, 'stamp', stamp, { ...elena, ifRevision: 0 });
    expect(again).toMatchObject({ reason: 'conflict' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(replyLimits.name + 1) }],
    ['name', { name: undefined }],
    ['word', { word: 'x'.repeat(replyLimits.word + 1) }],
    ['word', { word: '' }],
    ['texts', { texts: {} }],
    ['place', { place: 'quotes' }],
    ['texts.en.lang', { texts: { en: { text: 'Hi', lang: 'en' } } }],
    ['texts', { texts: [] }],
    ['texts.en.text', { texts: { en: { text: '\n' } } }],
    ['texts.zh-Hant.text', { texts: { 'zh-Hant': { text: '章'.repeat(replyLimits.text + 1) } } }],
    ['texts.en.isDraft', { texts: { en: { text: 'Hi', isDraft: 'yes' } } }],
    ['texts.ja', { texts: { ja: { text: '印' } } }],
  ])('refuses a wrong value with its field: %s', (field, wrong) => {
    const decision = decideKeepReply(kept, 'stamp', { ...stamp, ...wrong }, elena);
    expect(decision).toMatchObject({ kind: 'refused', reason: 'value-invalid', wrong: { field } });
  });

  it('refuses an id that is none, and more than there may be', () => {
    const bad = decideKeepReply(kept, 'a/b', stamp, elena);
    expect(bad).toMatchObject({ wrong: { field: 'id' } });
    let full = kept;
    for (let made = 1; made < replyLimits.replies; made += 1) {
      full = keep(full, stamp, elena, `reply-${made}`);
    }
    expect(decideKeepReply(full, 'more', stamp, elena)).toMatchObject({ reason: 'replies-full' });
    expect(decideKeepReply(full, 'stamp', { ...stamp, name: 'S' }, elena).kind).toBe('changed');
    expect(repliesOf(full).history).toHaveLength(maxReplyLines);
  });
});

describe('decideDeleteReply', () => {
  it('deletes, tells what it said, and lets it be brought back under its id', () => {
    const decision = decideDeleteReply(kept, 'stamp', { ...han, ifRevision: 1 });
    if (decision.kind !== 'changed') throw new Error(decision.kind);
    expect(findReply(decision.settings, 'stamp')).toBeUndefined();
    const line = repliesOf(decision.settings).history.at(-1);
    expect(line).toMatchObject({ what: 'deleted', name: stamp.name, before: stamp, by: han.by });
    const back = keep(decision.settings, line?.before ?? {}, { ...elena, ifRevision: 0 });
    // Of no revision that was there before: what was based on that is outdated.
    expect(findReply(back, 'stamp')?.revision).toBe(3);
  });

  it('refuses what was changed meanwhile, and takes one that is gone as deleted', () => {
    const next = keep(kept, { ...stamp, name: 'Stamp' });
    expect(decideDeleteReply(next, 'stamp', { ...han, ifRevision: 1 }).kind).toBe('refused');
    expect(decideDeleteReply(kept, 'other', { ...han, ifRevision: 1 })).toEqual({
      kind: 'unchanged',
      settings: kept,
    });
  });
});

describe('replies', () => {
  it('are kept as they were written, whatever was written, or refused with a field', () => {
    const text = fc.record({ text: fc.string(), isDraft: fc.boolean() });
    const content = fc.record({
      name: fc.string(),
      word: fc.string(),
      texts: fc.dictionary(fc.constantFrom('en', 'zh-Hans', 'zh-Hant', 'ja'), text),
    });
    fc.assert(
      fc.property(content, (written) => {
        const decision = decideKeepReply(kept, 'new', written, elena);
        if (decision.kind === 'refused') {
          expect(decision.wrong?.field).toBeTruthy();
          return;
        }
        const reply = replySchema.parse(findReply(decision.settings, 'new'));
        const same = decideKeepReply(decision.settings, 'new', contentOf(reply), han);
        expect(same.kind).toBe('unchanged');
      }),
    );
  });
});
