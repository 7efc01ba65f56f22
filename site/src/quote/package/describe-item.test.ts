import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { packageTexts } from '../../content/en/quote/package.ts';
import { quote } from '../../content/en/quote/quote.ts';
import { describeItem } from './list/describe-item.ts';

const counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

function problemOf(found: Pick<Measurement, 'format' | 'limit'>) {
  const report: Measurement = { ...found, exactness: 'uncountable', counts, outside: {} };
  const item = {
    id: 1,
    file: new File(['x'], 'a.docx'),
    path: 'a.docx',
    checksum: 0,
    isIn: true,
    reading: { kind: 'done', report },
  } as const;
  return describeItem(item, '', { ...quote, package: packageTexts }).problem;
}

describe('describeItem', () => {
  const { byLimit, empty } = quote.reasons;

  it.each([
    ['an archive within', { format: 'zip', limit: 'archive' }, byLimit.archive],
    ['a document that was cut off', { format: 'zip', limit: 'damaged' }, byLimit.damaged],
    ['an empty file', { format: 'empty', limit: 'damaged' }, empty],
    ['a locked one', { format: 'docx', limit: 'encrypted' }, byLimit.encrypted],
  ] as const)('gives the reason that the document would have alone: %s', (_, found, reason) => {
    expect(problemOf(found)).toBe(reason);
  });
});
