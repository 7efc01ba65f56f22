import { describe, expect, it } from 'vitest';
import { sampleQuotes } from '../test/sample-quote.ts';
import { findKnownPeople } from './known-people.ts';

const [first, second, third] = sampleQuotes(3);
if (!first || !second || !third) throw new Error('There are three.');
const quotes = [
  { ...first, customerName: '王晓东', customerEmail: 'wang@example.com', language: 'zh-Hans' },
  {
    ...second,
    customerName: '王晓燕',
    customerEmail: '',
    origin: { way: 'wechat', contact: '139 0000 4821' },
  },
  { ...third, customerName: 'Wang Xiaodong', customerEmail: 'WANG@example.com' },
];

describe('findKnownPeople', () => {
  it('finds by a part of the name, as in the latest request, and counts the others of the address', () => {
    expect(findKnownPeople(quotes, '王晓')).toMatchObject([
      { name: '王晓东', email: 'wang@example.com', language: 'zh-Hans', requests: 2 },
      { name: '王晓燕', contact: '139 0000 4821', requests: 1 },
    ]);
  });

  it('finds by address and number', () => {
    expect(findKnownPeople(quotes, 'Wang@')).toMatchObject([{ name: '王晓东' }]);
    expect(findKnownPeople(quotes, '4821')).toMatchObject([{ name: '王晓燕' }]);
  });

  it('finds nobody before anything is typed', () => {
    expect(findKnownPeople(quotes, ' ')).toEqual([]);
  });
});
