import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function read(content: string) {
  const text = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  return (await measureBytes(new TextEncoder().encode(text))).report;
}

describe('readSvg', () => {
  it('counts texts with their parts, and no styles', async () => {
    const report = await read(
      `<style>text { fill: red }</style><script>let a</script><g><text>One wo<tspan>rd</tspan>
       <tspan x="0" dy="12">second</tspan><tspan x="0" dy="12">third</tspan></text><text>合同</text></g>`,
    );
    expect(report).toMatchObject({
      format: 'svg',
      exactness: 'exact',
      counts: { otherWords: 4, asianCharacters: 2 },
    });
  });

  it('counts HTML in the drawing, and tells titles and descriptions apart', async () => {
    const report = await read(
      `<title>A map</title><desc>Of the town</desc><rect/>
       <foreignObject><div xmlns="http://www.w3.org/1999/xhtml">two<br/>words<style>p {}</style></div></foreignObject>`,
    );
    expect(report.counts.words).toBe(2);
    expect(report.outside.descriptions?.words).toBe(5);
  });

  it('counts of the children of a switch the one that is drawn', async () => {
    const { counts } = await read(
      `<switch><foreignObject><div>a <b>label</b></div></foreignObject><text>a label</text></switch>
       <switch><g requiredFeatures="x"/><a><text>cannot be shown</text></a></switch>
       <switch><foreignObject requiredExtensions="x"><p>data</p></foreignObject>
       <g><switch><text>three</text><text>drei</text></switch><text>four</text></g></switch>
       <switch><text>five</text><switch><text>fünf</text></switch></switch><text>six</text>`,
    );
    expect(counts.words).toBe(6);
  });

  it('is a picture without a text', async () => {
    expect(await read('<title>A map</title><path d="M0 0"/>')).toMatchObject({
      format: 'svg',
      exactness: 'uncountable',
      limit: 'image',
    });
  });
});
