import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function measure(body: string) {
  const { report } = await measureBytes(`<!doctype html><html><body>${body}</body></html>`);
  return { main: report.counts.words, hidden: report.outside.hidden?.words ?? 0 };
}

describe('HtmlText', () => {
  it('counts hidden elements apart', async () => {
    const menu = '<ul hidden><li>one<ul><li>two</li></ul></li></ul>';
    expect(await measure(`${menu}<p>three</p>`)).toEqual({ main: 1, hidden: 2 });
    const preview = '<div style="color: red; display : none">one <div>two</div> three</div>';
    expect(await measure(`${preview}four`)).toEqual({ main: 1, hidden: 3 });
  });

  it('shows again what follows a hidden element without an end tag', async () => {
    expect(await measure('<p hidden>one<p>two <input hidden> three')).toEqual({
      main: 2,
      hidden: 1,
    });
  });

  it('counts no formulas', async () => {
    const formula = '<math><mi>x</mi><mo>=</mo><mn>1</mn></math>';
    expect(await measure(`<p>where ${formula} holds</p>`)).toEqual({ main: 2, hidden: 0 });
  });
});
