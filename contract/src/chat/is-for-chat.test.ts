import { describe, expect, it } from 'vitest';
import { chatEvents } from '../record/chat.ts';
import { noticeKinds } from '../record/notice.ts';
import { isForChat } from './is-for-chat.ts';

const kindsFor = (chat: Parameters<typeof isForChat>[0], to?: string) =>
  Object.keys(noticeKinds).filter((kind) => isForChat(chat, { kind, to }));

describe('isForChat', () => {
  it('is what stands above the stop, in the order of urgency', () => {
    expect(kindsFor({ service: 'slack', stop: 0 })).toEqual([]);
    expect(kindsFor({ service: 'slack', stop: 1 })).toEqual(['overdue']);
    const soon = ['reply-soon', 'delivery-today', 'job-today'];
    expect(kindsFor({ service: 'slack', stop: 2 })).toEqual(['overdue', ...soon]);
    expect(kindsFor({ service: 'slack' })).toEqual(['overdue', ...soon]);
  });

  it('is never what is for one person, or known to a later release alone', () => {
    const all = { service: 'slack', stop: chatEvents.length } as const;
    const handedOver = Object.entries(noticeKinds).filter(([, event]) => event === 'handed-over');
    const others = Object.keys(noticeKinds).length - handedOver.length;
    expect(kindsFor(all)).toHaveLength(others);
    expect(kindsFor(all)).not.toContain('job-offered');
    expect(kindsFor(all, 'gu')).toEqual([]);
    expect(isForChat(all, { kind: 'of-a-later-release' })).toBe(false);
  });

  it('is nothing without a group', () => {
    expect(kindsFor({})).toEqual([]);
    expect(kindsFor({ stop: chatEvents.length })).toEqual([]);
  });
});
