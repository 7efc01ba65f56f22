import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../sample-quote.ts';
import { decideLink, type LinkCommand } from './renew-link.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const digestOf = (number: number) => `digest-${number}`;
const { ...older }: ReturnType<typeof sampleQuote> & { linkDigest?: string } = sampleQuote();
const linked = { ...sampleQuote({ link: { number: 1, at } }), linkDigest: 'digest-1' };

const decide = (of: typeof older, changes: Partial<LinkCommand> = {}) =>
  decideLink(of, { digestOf, isRenewal: false, ...changes }, now);

describe('decideLink', () => {
  it('gives an older submission its first link, and leaves one that has a link alone', () => {
    const { quote } = decide(older);
    expect(quote).toMatchObject({ link: { number: 1, at }, linkDigest: 'digest-1' });
    expect(decide(linked)).toEqual({ kind: 'unchanged', quote: linked });
  });

  it('ends the link that there is with a new one, once for each change', () => {
    const renewal = { isRenewal: true, changeId: 'renewal-1' };
    const { quote } = decide(linked, renewal);
    expect(quote).toMatchObject({ link: { number: 2 }, linkDigest: 'digest-2' });
    expect(decide(quote, renewal)).toEqual({ kind: 'unchanged', quote });
    expect(decide(quote, { isRenewal: true }).quote.link?.number).toBe(3);
  });

  it('makes a new one when the secret of the old one is lost', () => {
    const other = (number: number) => `other-${number}`;
    const { quote } = decide(linked, { digestOf: other });
    expect(quote).toMatchObject({ link: { number: 2 }, linkDigest: 'other-2' });
  });
});
