import { describe, expect, it } from 'vitest';
import { ascii, little, zeros } from '../../../test/binary-bytes.ts';
import { sourceFromBytes } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { readHiddenRuns } from './character-runs.ts';

const hiding = (value: number) => [...little(0x083c, 2), value];
const deleted = [...little(0x0800, 2), 1];
const inStyle = (style: number) => [...little(0x4a30, 2), ...little(style, 2)];

/** A style of paragraphs (1) or characters (2) and its formatting of characters. */
function style(kind: 1 | 2, base: number, formatting: readonly number[]): number[] {
  const ofParagraph = kind === 1 ? little(0, 2) : [];
  const padding = zeros(formatting.length % 2);
  const content = [
    ...[...little(0, 2), ...little((base << 4) | kind, 2), ...zeros(6)],
    ...[...little(1, 2), ...ascii('S\0'), ...little(0, 2)],
    ...[...ofParagraph, ...little(formatting.length, 2), ...formatting, ...padding],
  ];
  return [...little(content.length, 2), ...content];
}

/** A page on which each stretch begins where the one before ends. */
function page(placeBytes: number, stretches: readonly (readonly [number, readonly number[]])[]) {
  const bytes = new Uint8Array(512);
  const view = viewBytes(bytes);
  let free = 510;
  for (const [index, [end, formatting]] of stretches.entries()) {
    view.setUint32((index + 1) * 4, end, true);
    if (formatting.length === 0) continue;
    free = (free - formatting.length) & ~1;
    bytes.set(formatting, free);
    bytes[(stretches.length + 1) * 4 + index * placeBytes] = free / 2;
  }
  bytes[511] = stretches.length;
  return [...bytes];
}

const ofRun = (formatting: readonly number[]) =>
  formatting.length === 0 ? [] : [formatting.length, ...formatting];
const ofParagraph = (number: number) => [2, ...little(number, 2), 0];

function readRuns(
  styles: readonly (readonly number[])[],
  runs: readonly (readonly [number, readonly number[]])[],
  paragraphs: readonly (readonly [number, number])[],
) {
  const sheet = [...little(4, 2), ...little(styles.length, 2), ...little(10, 2), ...styles.flat()];
  const listOfPage = (number: number) => [...zeros(8), ...little(number)];
  const header = new Uint8Array(512);
  const view = viewBytes(header);
  view.setUint32(166, sheet.length, true);
  for (const [at, list] of [[250, 0] as const, [258, 12] as const]) {
    view.setUint32(at, sheet.length + list, true);
    view.setUint32(at + 4, 12, true);
  }
  const ofRuns = runs.map(([end, formatting]) => [end, ofRun(formatting)] as const);
  const ofParagraphs = paragraphs.map(([end, number]) => [end, ofParagraph(number)] as const);
  return readHiddenRuns(view, {
    table: sourceFromBytes(Uint8Array.from([...sheet, ...listOfPage(0), ...listOfPage(1)])),
    document: sourceFromBytes(Uint8Array.from([...page(1, ofRuns), ...page(13, ofParagraphs)])),
  });
}

const noBase = 0xfff;
const styles = [
  style(1, noBase, []),
  style(1, 0, hiding(0x81)),
  style(1, 1, []),
  style(1, 1, hiding(0)),
  style(2, noBase, hiding(1)),
];

describe('readHiddenRuns', () => {
  it('finds text that is hidden or deleted by its own formatting', async () => {
    const runs = await readRuns(
      [],
      [
        [10, []],
        [20, hiding(1)],
        [30, deleted],
      ],
      [[30, 0]],
    );
    expect(runs).toEqual([
      { start: 10, end: 20, kind: 'hidden' },
      { start: 20, end: 30, kind: 'deleted' },
    ]);
  });

  it('finds text that is hidden by the style of its characters or its paragraph', async () => {
    const runs = await readRuns(
      styles,
      [
        [10, inStyle(4)],
        [50, []],
      ],
      [
        [20, 0],
        [30, 1],
        [40, 2],
        [50, 3],
      ],
    );
    expect(runs).toEqual([
      { start: 0, end: 10, kind: 'hidden' },
      { start: 20, end: 30, kind: 'hidden' },
      { start: 30, end: 40, kind: 'hidden' },
    ]);
  });

  it('leaves the last word to the text itself', async () => {
    const runs = await readRuns(
      styles,
      [
        [5, []],
        [10, hiding(0)],
        [15, hiding(0x81)],
        [20, deleted],
        [25, hiding(0x80)],
        [35, hiding(0x81)],
      ],
      [
        [30, 1],
        [40, 0],
      ],
    );
    expect(runs).toEqual([
      { start: 0, end: 5, kind: 'hidden' },
      { start: 15, end: 20, kind: 'deleted' },
      { start: 20, end: 25, kind: 'hidden' },
    ]);
  });
});
