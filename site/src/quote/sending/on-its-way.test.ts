import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasKeptHint, removeOldHint } from './kept-hint.ts';
import { forgetOnItsWay, recallOnItsWay, rememberOnItsWay } from './on-its-way.ts';

const file = new File(['12345'], '招标文件.pdf', { lastModified: 9 });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('rememberOnItsWay', () => {
  it('keeps name, choices and key for the same tab', () => {
    const choices = { include: 'notes', serviceType: 'a', deliveryTimeline: 'b' };
    rememberOnItsWay(form({ ...choices, payNow: '5.00' }), file, 'key-1');
    expect(recallOnItsWay(5)).toEqual({
      name: '招标文件.pdf',
      size: 5,
      lastModified: 9,
      requestKey: 'key-1',
      ...choices,
      isToBePaid: true,
    });
  });

  it('leaves no name where another person would find it', () => {
    rememberOnItsWay(form({ customerName: '林美慧' }), file, 'key-1');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/招标|key-1/);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('林美慧');
    expect(hasKeptHint()).toBe(true);
  });

  it('costs nothing but the name where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberOnItsWay(form({}), file, 'key-1')).not.toThrow();
    expect(recallOnItsWay(5)).toBeNull();
  });
});

describe('recallOnItsWay', () => {
  it('knows nothing of a document of another size, nor of what it cannot read', () => {
    rememberOnItsWay(form({}), file, 'key-1');
    expect(recallOnItsWay(6)).toBeNull();
    sessionStorage.setItem('document-on-its-way', '{"name":1}');
    expect(recallOnItsWay(5)).toBeNull();
    sessionStorage.setItem('document-on-its-way', '{');
    expect(recallOnItsWay(5)).toBeNull();
  });
});

describe('forgetOnItsWay', () => {
  it('leaves nothing behind', () => {
    rememberOnItsWay(form({}), file, 'key-1');
    forgetOnItsWay();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('removeOldHint', () => {
  it('removes what is as old as an upload can become, and nothing younger', () => {
    rememberOnItsWay(form({}), file, 'key-1');
    removeOldHint();
    expect(hasKeptHint()).toBe(true);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + unfinishedLifeMs);
    // The look into the database, which deletes what is too old, is still to come.
    expect(hasKeptHint()).toBe(true);
    removeOldHint();
    expect(hasKeptHint()).toBe(false);
  });
});
