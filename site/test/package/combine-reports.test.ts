import type { Measurement } from '@yiqiao/contract/counting/measurement';
import {
  makeArchive,
  makeWord,
  makeWordParagraph,
} from '@yiqiao/measure/scripts/make-archive-documents';
import { makeRecording } from '@yiqiao/measure/scripts/make-recording';
import { makeScan } from '@yiqiao/measure/scripts/make-scan';
import { describe, expect, it } from 'vitest';
import { sourceFromBytes } from '../../../measure/src/byte-source.ts';
import { measureDocument } from '../../../measure/src/measure-document.ts';
import { standardLimits } from '../../../measure/src/measure-limits.ts';
import { combineReports } from '../../src/quote/package/counting/combine-reports.ts';
import { composeZip } from '../../src/quote/package/pack/compose-zip.ts';
import { updateChecksum } from '../../src/quote/package/pack/crc-32.ts';
import { bytesOf, fileOf } from './sample-files.ts';

async function measure(file: File): Promise<Measurement> {
  const source = sourceFromBytes(await bytesOf(file), file.name);
  const readNoMap = () => Promise.reject(new Error('no character maps here'));
  return (await measureDocument(source, standardLimits, readNoMap)).report;
}

const page = { lines: [{ text: 'Land register of the north district' }] };
const picture = { picture: [1, 1] as [number, number] };
const word = makeWord(`${makeWordParagraph('股东协议 of 2026')}`);

const whole = {
  '尽职调查/股东协议.docx': word,
  'letter.txt': 'two words',
  'kana.txt': 'カタカナ and Кириллица',
};
const part = {
  'register.pdf': makeScan([page, picture]),
  'paper.tex': '\\documentclass{article}\\begin{document}Five \\input{missing}\\end{document}',
};
const uncounted = {
  'scan.pdf': makeScan([picture]),
  'inner.zip': makeArchive({ 'a.txt': 'not opened' }),
  'damaged.docx': word.subarray(0, 200),
  'empty.txt': '',
  'export.bin': Uint8Array.of(0, 1, 2, 3, 0, 0, 200, 255),
};
const recordings = { 'a.wav': makeRecording(60), 'b.wav': makeRecording(30) };
const linked = {
  'paper.tex': '\\documentclass{article}\\begin{document}Five \\input{chapter}\\end{document}',
  'chapter.tex': 'Six words in it',
};
const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.txt`, 'one word']));

describe('combineReports', () => {
  it.each([
    ['documents counted as a whole', whole],
    ['documents counted in part', { ...whole, ...part }],
    ['documents that cannot be counted', { ...uncounted, ...whole }],
    ['nothing that can be counted', { 'scan.pdf': uncounted['scan.pdf'] }],
    ['recordings', recordings],
    ['documents linked to each other', linked],
    ['more documents than are listed', many],
  ])('finds what the server finds in the package: %s', async (_, contents) => {
    const files = Object.entries(contents).map(([path, content]) => fileOf(path, content));
    const items = files.map(async (file) => ({ path: file.name, report: await measure(file) }));
    const packed = files.map(async (file) => ({
      file,
      path: file.name,
      checksum: updateChecksum(0, await bytesOf(file)),
    }));
    const zip = composeZip(await Promise.all(packed), 'package.zip');
    expect(combineReports(await Promise.all(items))).toEqual(await measure(zip));
  });

  it('names a document that has not been read, and counts at least the others', async () => {
    const report = await measure(fileOf('letter.txt', 'two words'));
    const combined = combineReports([
      { path: 'letter.txt', report },
      { path: 'large.pdf', report: null },
    ]);
    expect(combined).toMatchObject({
      exactness: 'partial',
      limit: 'documents',
      counts: { words: 2 },
      documents: [{ name: 'large.pdf', limit: 'too-slow' }, { name: 'letter.txt' }],
    });
  });
});
