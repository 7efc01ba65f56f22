import type { Analysis } from '@yiqiao/contract/counting/analysis';
import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import {
  type Measurement,
  maxListedDocuments,
  measurementLimits,
} from '@yiqiao/contract/counting/measurement';
import { outsideParts } from '@yiqiao/contract/counting/outside-parts';
import { divideByScript } from '@yiqiao/contract/counting/scripts';
import { isScan, scanLanguages } from '@yiqiao/contract/record/scan-reading';
import { toPlainLine } from '@yiqiao/contract/text/plain-text';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cleanDocumentName } from '../../../measure/src/formats/archive/document-list.ts';
import type { Analysis as MeasuredAnalysis } from '../../../measure/src/report/analysis.ts';
import { addCounts } from '../../../measure/src/report/counts.ts';
import * as report from '../../../measure/src/report/measurement.ts';
import { outsideParts as measuredParts } from '../../../measure/src/report/outside-parts.ts';
import { scanLanguages as recognizedLanguages } from '../../../measure/src/report/scan-language.ts';
import { otherScripts } from '../../../measure/src/report/scripts.ts';
import { recognizedPictures } from '../../../measure/src/scan/read-scan.ts';

// The counting package knows nothing of the product, and records outlive its versions: each side has the report
// for itself. The compiler refuses this file, or a test here fails, as soon as they differ.

describe('a report of the counting package', () => {
  it('has the shape that records keep', () => {
    expectTypeOf<report.Measurement>().toEqualTypeOf<Measurement>();
    expectTypeOf<MeasuredAnalysis>().toEqualTypeOf<Analysis>();
  });

  it('has the parts, limits and languages that records know', () => {
    expect(outsideParts).toEqual(measuredParts);
    expect(measurementLimits).toEqual(report.measurementLimits);
    expect(maxListedDocuments).toBe(report.maxListedDocuments);
    expect(scanLanguages).toEqual(recognizedLanguages);
  });

  it.each(otherScripts.filter((script) => script !== 'other'))('has a name for %s', (script) => {
    const counts = { words: 1, asianCharacters: 0, otherWords: 1, characters: 1 };
    const [row] = divideByScript({ ...counts, scripts: { [script]: 1 } });
    expect(row?.unit).not.toContain('other scripts');
  });

  it('is summed as the counting package sums', () => {
    const one = {
      words: 3,
      asianCharacters: 1,
      otherWords: 2,
      characters: 9,
      scripts: { kana: 1 },
    };
    const other = {
      words: 2,
      asianCharacters: 0,
      otherWords: 2,
      characters: 5,
      scripts: { thai: 2 },
    };
    expect(sumIncluded({ counts: one, outside: { notes: other } }, 'notes')).toEqual(
      addCounts(one, other),
    );
  });

  it('calls a scan what recognition can read', () => {
    const formats = ['png', 'jpeg', 'gif', 'tiff', 'webp', 'bmp', 'heic', 'pdf'];
    const scans = formats.filter((format) => isScan({ format, limit: 'image' }));
    expect(new Set(scans)).toEqual(recognizedPictures);
  });

  it('names documents as lines that hide nothing', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 16) {
      const name = String.fromCodePoint(
        ...Array.from({ length: 16 }, (_, index) => codePoint + index),
      );
      expect(cleanDocumentName(`a${name}b`)).toBe(toPlainLine(`a${name}b`));
    }
  });
});
