import { describe, expect, it } from 'vitest';
import { createRequestLinks, digestKey } from './request-links.ts';

const links = createRequestLinks('a secret of the server, long enough');
const at = '2026-11-20T10:00:00.000Z';

function quote(number: number, language?: string) {
  const linkDigest = links.digestOf('id', number);
  return { id: 'id', language, link: { number, at }, linkDigest };
}

describe('createRequestLinks', () => {
  it('names the page in the language of the request, the same each time', () => {
    const path = links.pathOf(quote(1));
    expect(path).toMatch(/^\/request\/[\w-]{32}$/);
    expect(links.pathOf(quote(1))).toBe(path);
    expect(links.pathOf(quote(1, 'zh-Hant'))).toBe(`/zh-hant${path}`);
  });

  it('makes a key for each submission, each link and each server, and tells none of them by its hash', () => {
    const other = createRequestLinks('another secret of a server');
    const digests = [
      links.digestOf('id', 1),
      links.digestOf('id', 2),
      links.digestOf('id2', 1),
      links.digestOf('id\n1', 1),
      other.digestOf('id', 1),
    ];
    expect(new Set(digests).size).toBe(5);
    const key = links.pathOf(quote(1))?.slice('/request/'.length) ?? '';
    expect(digestKey(key)).toBe(digests[0]);
    expect(digests[0]).not.toContain(key);
  });

  it('knows no page of a link that another secret has made', () => {
    expect(createRequestLinks('another secret of a server').pathOf(quote(1))).toBeNull();
    expect(links.pathOf({ id: 'id' })).toBeNull();
  });
});
