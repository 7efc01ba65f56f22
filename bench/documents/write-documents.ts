import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zlibSync } from 'fflate';
import {
  makePresentationFiles,
  makeSlide,
  makeWord,
  makeWordParagraph,
  makeWorkbook,
} from '../../measure/scripts/make-archive-documents.ts';
import { makePdf, makeStream } from '../../measure/scripts/make-pdf.ts';
import { makeScan } from '../../measure/scripts/make-scan.ts';

const english =
  'The supplier shall deliver the translated documents within five working days of the order, in the layout of the source, reviewed by a second native speaker. ';
const chinese =
  '供应商应在收到订单后五个工作日内交付译文，版式与原文一致，并由第二位母语译员审校；客户可在七日内免费要求修改。';

const paragraphsPerPage = 5;

function makeParagraphs(pages: number): string[] {
  return Array.from({ length: pages * paragraphsPerPage }, (_, index) =>
    index % 2 === 0 ? english.repeat(4).trim() : chinese.repeat(2),
  );
}

export async function writeWord(path: string, pages: number): Promise<void> {
  await writeFile(path, makeWord(makeParagraphs(pages).map(makeWordParagraph).join('')));
}

export async function writePdf(path: string, pages: number): Promise<void> {
  const page = Array.from({ length: 40 }, (_, line) =>
    line % 2 === 0 ? english.slice(0, 90) : chinese.slice(0, 45),
  );
  await writeFile(
    path,
    makePdf(
      Array.from({ length: pages }, () => page),
      'simplified',
    ),
  );
}

/** A sheet with a text in each row, shared or in its place. */
export async function writeWorkbook(path: string, rows: number): Promise<void> {
  const texts = Array.from({ length: rows }, (_, index) =>
    index % 2 === 0 ? `${english.slice(0, 60)}${index}` : `${chinese.slice(0, 20)}${index}`,
  );
  await writeFile(path, makeWorkbook(texts));
}

/** A translation memory with English and Chinese segments. */
export async function writeMemory(path: string, units: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en-US" creationtool="bench" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" datatype="plaintext"/><body>\n',
  );
  for (let unit = 0; unit < units; unit += 1) {
    const text = `<tu><tuv xml:lang="en-US"><seg>${english.trim()} ${unit}</seg></tuv><tuv xml:lang="zh-CN"><seg>${chinese}${unit}</seg></tuv></tu>\n`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end('</body></tmx>\n');
  await finished(file);
}

/** A4 at 150 dots per inch in black and white, on every page, with the page's number over it. */
export async function writeScan(path: string, pages: number): Promise<void> {
  const [width, height] = [1240, 1754];
  const bits = zlibSync(makeNoise((width / 8) * height));
  const image = makeStream(
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode`,
    Buffer.from(bits).toString('latin1'),
  );
  const numbered = Array.from({ length: pages }, (_, index) => ({
    picture: [1, 1] as const,
    lines: [{ text: `Page ${index + 1}` }],
  }));
  await writeFile(path, makeScan(numbered, image));
}

/** A presentation of forty slides, and pictures that do not compress. */
export async function writePresentation(path: string, pictureMegabytes: number): Promise<void> {
  const file = createWriteStream(path);
  const archive = new Zip((error, bytes, isLast) => {
    if (error) throw error;
    file.write(bytes);
    if (isLast) file.end();
  });
  const slides = Array.from({ length: 40 }, () => makeSlide(makeParagraphs(1)));
  for (const [name, text] of Object.entries(makePresentationFiles(slides))) {
    const entry = new ZipDeflate(name);
    archive.add(entry);
    entry.push(strToU8(text), true);
  }
  for (let index = 0; index < pictureMegabytes; index += 1) {
    const picture = new ZipPassThrough(`ppt/media/image${index}.jpeg`);
    archive.add(picture);
    picture.push(makeNoise(1024 * 1024), true);
    if (file.writableNeedDrain) await once(file, 'drain');
  }
  archive.end();
  await finished(file);
}

function makeNoise(bytes: number): Uint8Array {
  const noise = new Uint8Array(bytes);
  let state = 1;
  for (let index = 0; index < bytes; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    noise[index] = state >>> 16;
  }
  return noise;
}

export async function writeText(path: string, megabytes: number): Promise<void> {
  const file = createWriteStream(path);
  const lines = `${english.repeat(20)}\n${chinese.repeat(20)}\n`;
  const block = lines.repeat(Math.ceil((1024 * 1024) / Buffer.byteLength(lines)));
  const bytes = Buffer.from(block);
  for (let written = 0; written < megabytes * 1024 * 1024; written += bytes.length) {
    if (!file.write(bytes)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
