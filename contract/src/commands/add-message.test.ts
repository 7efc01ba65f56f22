import { describe, expect, it } from 'vitest';
import { keepAll } from '../files/file-deletion.ts';
import type { Decidable } from '../record/decision.ts';
import { addMessage } from './add-message.ts';
import { decideStatus } from './office/set-status.ts';
import { sampleQuote } from './sample-quote.ts';

type NewMessage = Parameters<typeof addMessage>[1];

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const quote = sampleQuote();
const command: NewMessage = { id: 'message-1', from: 'client', text: 'Is the stamp included?' };

const decide = (changes: Partial<NewMessage> = {}, of: Decidable = quote) =>
  addMessage(of, { ...command, ...changes }, { at: now, rules: keepAll });

describe('addMessage', () => {
  it('adds a message to the thread, as plain lines', () => {
    const text = ' <b>您好</b>\r\n\u202e附件三 ';
    const { quote: changed } = decide({ text, from: 'office', device: '前台' });
    expect(changed.messages).toEqual([
      { id: 'message-1', from: 'office', text: '<b>您好</b>\n附件三', at, device: '前台' },
    ]);
    expect(changed.updatedAt).toBe(at);
  });

  it('leaves in force what somebody decided on before it came', () => {
    const changed = decide({}, decide().quote).quote;
    const context = { at: now, rules: keepAll, ifRevision: quote.revision };
    expect(decideStatus(changed, { status: 'in-progress' }, context).kind).toBe('changed');
  });

  it('keeps an untouched submission’s document for longer, and a completed one’s not a moment', () => {
    const rules = { retentionHours: 23, abandonedDays: 30 } as const;
    const due = (status: string) =>
      addMessage(sampleQuote({ status, fileDeletionDueAt: '2026-11-20T12:00:00.000Z' }), command, {
        at: now,
        rules,
      }).quote.fileDeletionDueAt;
    expect(due('completed')).toBe('2026-11-20T12:00:00.000Z');
    expect(due('pending')).toBe('2026-12-20T10:00:00.000Z');
  });

  it('is one message however often it is sent, and each side has its own ids', () => {
    const once = decide().quote;
    expect(decide({ text: 'Other words' }, once)).toEqual({ kind: 'unchanged', quote: once });
    expect(decide({ from: 'office' }, once).quote.messages).toHaveLength(2);
  });

  it('sees by the question mark whether the office asks, unless the office says so itself', () => {
    const isQuestion = (changes: Partial<NewMessage>) =>
      decide({ from: 'office', ...changes }).quote.messages?.[0]?.isQuestion;
    expect(isQuestion({ text: '可以吗？谢谢。' })).toBe(true);
    expect(isQuestion({ text: 'Yes.' })).toBeUndefined();
    expect(isQuestion({ text: 'Tell us which.', isQuestion: true })).toBe(true);
    expect(isQuestion({ isQuestion: false })).toBeUndefined();
    expect(isQuestion({ from: 'client' })).toBeUndefined();
  });

  it('refuses what shows nothing or is too long', () => {
    expect(decide({ text: ' \n\u200b' })).toMatchObject({ reason: 'text-missing' });
    expect(decide({ text: '译'.repeat(2001) })).toMatchObject({ reason: 'text-too-long' });
    expect(decide({ text: '译'.repeat(2000) })).toMatchObject({ kind: 'changed' });
  });

  it('ends at sixty messages of one side, and leaves the other its own', () => {
    let last: Decidable = quote;
    for (let count = 1; count <= 60; count += 1) last = decide({ id: `m-${count}` }, last).quote;
    expect(decide({ id: 'm-61' }, last)).toMatchObject({ reason: 'order-full' });
    expect(decide({ id: 'm-61', from: 'office' }, last)).toMatchObject({ kind: 'changed' });
  });
});
