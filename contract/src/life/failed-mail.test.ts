import { describe, expect, it } from 'vitest';
import type { Mail } from '../record/mail.ts';
import { findFailedMail, mailFault, nextMailFailure } from './failed-mail.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const hourMs = 3_600_000;
const settled = { at: '2026-11-20T09:00:00.000Z' };

function mail(changes: Partial<Mail> = {}): Mail {
  return {
    id: 'received',
    event: 'received',
    to: 'client',
    address: 'nobody@example.com',
    language: 'en',
    queuedAt: '2026-11-20T09:30:00.000Z',
    state: 'refused',
    attempts: 1,
    ...changes,
  };
}

describe('findFailedMail', () => {
  it('finds the last that was refused or given up', () => {
    const mails = [mail(), mail({ id: 'quote.1', state: 'given-up' })];
    expect(findFailedMail({ mails }, at)).toBe(mails[1]);
    expect(findFailedMail({}, at)).toBeNull();
  });

  it('ignores one that is new', () => {
    const mails = [mail(), mail({ id: 'quote.1', state: 'queued', attempts: 0 })];
    expect(findFailedMail({ mails }, at)).toBe(mails[0]);
  });

  it.each([
    ['a later one that arrived', [mail(), mail({ id: 'quote.1', state: 'sent' })]],
    ['the word of the office, for those before too', [mail({ id: 'a' }), mail({ settled })]],
    ['not being the client’s', [mail({ to: 'office' })]],
    ['never having been tried', [mail({ state: 'queued', attempts: 0 })]],
  ])('leaves out what is done with by %s', (_, mails) => {
    expect(findFailedMail({ mails }, at)).toBeNull();
  });

  it('counts one that is tried in vain from two hours on, and says when', () => {
    const mails = [mail({ state: 'queued', lastReason: '451 later' })];
    const due = Date.parse('2026-11-20T11:30:00.000Z');
    expect(nextMailFailure({ mails }, at)).toBe(due);
    expect(findFailedMail({ mails }, due - 1)).toBeNull();
    expect(findFailedMail({ mails }, due)).toBe(mails[0]);
    expect(nextMailFailure({ mails }, due + hourMs)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('mailFault', () => {
  it.each([
    ['550 5.1.1 no such user', 'no-mailbox'],
    ['550 No such user here', 'no-mailbox'],
    ['550 5.1.2 Bad destination system address', 'no-domain'],
    ['552 5.2.2 Over quota', 'full'],
    ['550 5.7.1 Blocked by policy', 'blocked'],
    ['554 Transaction failed', 'refused'],
  ])('reads %s', (lastReason, fault) => {
    expect(mailFault({ state: 'refused', lastReason })).toBe(fault);
  });

  it('says of one that was tried for two days why, if that is known', () => {
    expect(mailFault({ state: 'given-up', lastReason: '452 4.2.2 Mailbox full' })).toBe('full');
    expect(mailFault({ state: 'given-up' })).toBe('given-up');
    expect(mailFault({ state: 'queued', lastReason: '452 4.2.2 full' })).toBe('waiting');
  });
});
