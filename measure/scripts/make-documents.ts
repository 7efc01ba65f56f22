import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLegacy } from './encode-legacy.ts';
import {
  escapeXml,
  makeArchive,
  makeEpub,
  makeOdfParagraph,
  makeOpenDocument,
  makePresentation,
  makeSlide,
  makeWord,
  makeWordParagraph,
  makeWorkbook,
} from './make-archive-documents.ts';
import { makeCompoundFile } from './make-compound-file.ts';
import { type Collection, makePdf } from './make-pdf.ts';
import { type SampleText, sampleTexts } from './sample-texts.ts';

export interface MadeDocument {
  readonly name: string;
  readonly format: string;
  readonly bytes: Uint8Array;
}

type Maker = (paragraphs: readonly string[], collection: Collection) => string | Uint8Array;

const makers: Readonly<Record<string, Maker>> = {
  docx: (paragraphs) => makeWord(paragraphs.map(makeWordParagraph).join('')),
  wordml: (paragraphs) =>
    `<?xml version="1.0"?><w:wordDocument><w:body>${paragraphs.map(makeWordParagraph).join('')}</w:body></w:wordDocument>`,
  pptx: (paragraphs) => makePresentation(paragraphs.map((text) => makeSlide([text]))),
  xlsx: (paragraphs) => makeWorkbook(paragraphs),
  odt: (paragraphs) => makeOpenDocument('text', paragraphs.map(makeOdfParagraph).join('')),
  ods: (paragraphs) => makeOpenDocument('spreadsheet', makeSheet(paragraphs)),
  odp: (paragraphs) => makeOpenDocument('presentation', paragraphs.map(makeOdfPage).join('')),
  epub: (paragraphs) => makeEpub(paragraphs),
  zip: (paragraphs) =>
    makeArchive(Object.fromEntries(paragraphs.map((text, index) => [`${index}/文本.txt`, text]))),
  msg: (paragraphs) =>
    makeCompoundFile({
      '__properties_version1.0': new Uint8Array(32),
      '__substg1.0_1000001F': new Uint8Array(Buffer.from(paragraphs.join('\r\n'), 'utf16le')),
    }),
  pdf: (paragraphs, collection) => makePdf([paragraphs], collection),
  rtf: (paragraphs) => `{\\rtf1\\ansi\\uc1 ${paragraphs.map(escapeRtf).join('\\par ')}}`,
  html: (paragraphs) =>
    `<!doctype html><meta charset="utf-8"><title>Not counted</title><body>${paragraphs.map((text) => `<p>${escapeXml(text)}`).join('\n')}`,
  text: (paragraphs) => paragraphs.join('\n\n'),
  latex: (paragraphs) =>
    `\\documentclass{ctexart}\n\\usepackage{not-counted}\n\\begin{document}\n${paragraphs.map(escapeLatex).join('\n\n')}\n\\end{document}\n`,
  srt: (paragraphs) =>
    paragraphs
      .map(
        (text, index) => `${index + 1}\n${clock(index)},000 --> ${clock(index + 1)},000\n${text}\n`,
      )
      .join('\n'),
  vtt: (paragraphs) =>
    `WEBVTT\n\n${paragraphs.map((text, index) => `${clock(index)}.000 --> ${clock(index + 1)}.000\n<v Guide>${text}\n`).join('\n')}`,
  csv: (paragraphs) => paragraphs.map((text) => `"${text.replaceAll('"', '""')}",""`).join('\r\n'),
  json: (paragraphs) => JSON.stringify({ notCounted: 42, texts: paragraphs }, null, 2),
  po: (paragraphs) =>
    `msgid ""\nmsgstr "Language: zh\\n"\n\n${paragraphs.map((text) => `msgid ${JSON.stringify(text)}\nmsgstr ""\n`).join('\n')}`,
  xmind: (paragraphs) =>
    makeArchive({
      'content.json': JSON.stringify([
        { rootTopic: { children: { attached: paragraphs.map((title) => ({ title })) } } },
      ]),
    }),
  mmap: (paragraphs) =>
    makeArchive({
      'Document.xml': `<ap:Map xmlns:ap="http://schemas.mindjet.com/MindManager/Application/2003">${makeEntries('ap:Text', 'PlainText', paragraphs)}</ap:Map>`,
    }),
  freemind: (paragraphs) => `<map version="1.0.1">${makeEntries('node', 'TEXT', paragraphs)}</map>`,
  opml: (paragraphs) =>
    `<opml version="2.0"><body>${makeEntries('outline', 'text', paragraphs)}</body></opml>`,
  drawio: (paragraphs) =>
    `<mxGraphModel><root>${makeEntries('mxCell vertex="1"', 'value', paragraphs)}</root></mxGraphModel>`,
  xliff: (paragraphs) =>
    `<?xml version="1.0"?><xliff version="1.2"><file><body>${paragraphs.map((text) => `<trans-unit><source>${escapeXml(text)}</source><target>–</target></trans-unit>`).join('')}</body></file></xliff>`,
};

function clock(seconds: number): string {
  return `00:00:${String(seconds).padStart(2, '0')}`;
}

/** An element for each text, with the text in one of its attributes. */
function makeEntries(element: string, attribute: string, texts: readonly string[]): string {
  return texts
    .map((text) => `<${element} ${attribute}="${escapeXml(text).replaceAll('"', '&quot;')}"/>`)
    .join('\n');
}

function makeSheet(paragraphs: readonly string[]): string {
  const rows = paragraphs.map(
    (text) =>
      `<table:table-row><table:table-cell office:value-type="string">${makeOdfParagraph(text)}</table:table-cell><table:table-cell office:value-type="float"><text:p>42</text:p></table:table-cell></table:table-row>`,
  );
  return `<table:table table:name="One">${rows.join('')}</table:table>`;
}

function makeOdfPage(text: string): string {
  return `<draw:page><draw:frame><draw:text-box>${makeOdfParagraph(text)}</draw:text-box></draw:frame></draw:page>`;
}

function escapeLatex(text: string): string {
  return text.replaceAll(/[&%$#_{}]/g, '\\$&');
}

function escapeRtf(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units
    .map((unit) =>
      unit < 0x80 ? String.fromCharCode(unit) : `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`,
    )
    .join('');
}

/** The same text in every format and, for plain text, in every encoding that has its characters. */
export function makeDocuments(sample: SampleText): MadeDocument[] {
  const documents = Object.entries(makers).map(([format, make]) => {
    const made = make(sample.paragraphs, sample.collection);
    const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
    return { name: `${sample.name}.${format}`, format, bytes };
  });
  return [...documents, ...makeTexts(sample)];
}

function makeTexts({ name, paragraphs, encodings }: SampleText): MadeDocument[] {
  const text = paragraphs.join('\r\n');
  const legacy = encodings.map((encoding) => ({
    name: `${name}.${encoding}.txt`,
    format: 'text',
    bytes: encodeLegacy(text, encoding),
  }));
  const wide = [true, false].map((isLittleEndian) => ({
    name: `${name}.utf-16${isLittleEndian ? 'le' : 'be'}.txt`,
    format: 'text',
    bytes: encodeUtf16(`\uFEFF${text}`, isLittleEndian),
  }));
  return [...legacy, ...wide];
}

export function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of sampleTexts.flatMap(makeDocuments)) {
    writeFileSync(join(folder, name), bytes);
  }
}
