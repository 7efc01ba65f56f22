import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

describe('readOutline', () => {
  it('counts the texts of entries, HTML or not, and notes apart', async () => {
    const { report } = await measureBytes(`<?xml version="1.0"?><opml version="2.0">
<head><title>not</title><dateCreated>Mon, 23 Nov 2026 12:00:00 GMT</dateCreated></head>
<body><outline text="one" title="one" xmlUrl="https://example.com/not">
<outline text="&lt;b&gt;two&lt;/b&gt; three" _note="a note"/><outline text="List&lt;String&gt; x &lt; y"/>
</outline><outline title="合同"/></body></opml>`);
    expect(report).toMatchObject({
      format: 'opml',
      exactness: 'exact',
      counts: { otherWords: 7, asianCharacters: 2 },
    });
    expect(report.outside).toEqual({ comments: expect.objectContaining({ words: 2 }) });
  });
});
