import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org';
const officeLinks = `${office}/officeDocument/2006/relationships`;
const oasis = 'urn:oasis:names:tc:opendocument:xmlns';

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An archive with text files, in the order given. */
export function makeArchive(files: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return zipSync(bytes, { level: 6 });
}

export interface OfficeLink {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
}

export function makeLinks(links: readonly OfficeLink[]): string {
  const lines = links.map(
    ({ id, kind, target }) =>
      `<Relationship Id="${id}" Type="${officeLinks}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${office}/package/2006/relationships">${lines.join('')}</Relationships>`;
}

/** The parts that every Office document begins with. */
export function makeOfficeFrame(mainPart: string, contentType: string): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${mainPart}" ContentType="application/vnd.openxmlformats-officedocument.${contentType}.main+xml"/></Types>`,
    '_rels/.rels': makeLinks([{ id: 'rId1', kind: 'officeDocument', target: mainPart }]),
  };
}

export function makeWordPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${officeLinks}">${content}</w:${root}>`;
}

/** A Word document with the given content of its body, and parts linked from it. */
export function makeWord(
  body: string,
  parts: Readonly<Record<string, string>> = {},
  links: readonly OfficeLink[] = [],
): Uint8Array {
  return makeArchive({
    ...makeOfficeFrame('word/document.xml', 'wordprocessingml.document'),
    'word/document.xml': makeWordPart('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': makeLinks(links),
    ...parts,
  });
}

export function makeWordParagraph(text: string): string {
  return `<w:p><w:pPr><w:jc w:val="left"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

export function makeSlide(paragraphs: readonly string[], attributes = ''): string {
  const text = paragraphs.map((text) => `<a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p>`);
  return `<p:sld xmlns:p="${office}/presentationml/2006/main" xmlns:a="${office}/drawingml/2006/main"${attributes}><p:cSld><p:spTree><p:sp><p:txBody>${text.join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
}

/** The files of a presentation of the given slides. */
export function makePresentationFiles(slides: readonly string[]): Record<string, string> {
  const list = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  const slideLinks = slides.map((_, index) => ({
    id: `rId${index + 1}`,
    kind: 'slide',
    target: `slides/slide${index + 1}.xml`,
  }));
  const files = slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, slide]);
  return {
    ...makeOfficeFrame('ppt/presentation.xml', 'presentationml.presentation'),
    'ppt/presentation.xml': `<p:presentation xmlns:p="${office}/presentationml/2006/main" xmlns:r="${officeLinks}"><p:sldIdLst>${list.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': makeLinks(slideLinks),
    ...Object.fromEntries(files),
  };
}

/** A presentation of the given slides, and parts linked from its first. */
export function makePresentation(
  slides: readonly string[],
  parts: Readonly<Record<string, string>> = {},
  links: readonly OfficeLink[] = [],
): Uint8Array {
  return makeArchive({
    ...makePresentationFiles(slides),
    'ppt/slides/_rels/slide1.xml.rels': makeLinks(links),
    ...parts,
  });
}

/** A workbook of one sheet: a text in each cell, every other one inline instead of shared. */
export function makeWorkbook(
  paragraphs: readonly string[],
  parts: Readonly<Record<string, string>> = {},
  links: readonly OfficeLink[] = [],
): Uint8Array {
  const shared = paragraphs.map((text) => `<si><t>${escapeXml(text)}</t></si>`);
  const rows = paragraphs.map((text, index) =>
    index % 2 === 0
      ? `<row><c t="s"><v>${index}</v></c><c><v>42</v></c></row>`
      : `<row><c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c></row>`,
  );
  const main = `${office}/spreadsheetml/2006/main`;
  return makeArchive({
    ...makeOfficeFrame('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeLinks}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': makeLinks([
      { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml' },
      { id: 'rId2', kind: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': makeLinks(links),
    ...parts,
  });
}

/** An OpenDocument with the given content of its body, and other files. */
export function makeOpenDocument(
  family: 'text' | 'spreadsheet' | 'presentation',
  body: string,
  styles = '',
  files: Readonly<Record<string, string>> = {},
): Uint8Array {
  const names = ['office', 'text', 'table', 'draw', 'style', 'presentation'];
  const spaces = names.map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`).join(' ');
  return makeArchive({
    mimetype: `application/vnd.oasis.opendocument.${family}`,
    'content.xml': `<office:document-content ${spaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${family}>${body}</office:${family}></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="x"/>',
    ...files,
  });
}

export function makeOdfParagraph(text: string): string {
  return `<text:p>${escapeXml(text).replaceAll(/ {2,}/g, (run) => `<text:s text:c="${run.length}"/>`)}</text:p>`;
}

/** An e-book with a page for each paragraph. */
export function makeEpub(
  paragraphs: readonly string[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const items = paragraphs.map((_, index) => `<item id="p${index}" href="page%20${index}.xhtml"/>`);
  const spine = paragraphs.map((_, index) => `<itemref idref="p${index}"/>`);
  const pages = paragraphs.map((text, index) => [
    `OEBPS/page ${index}.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Not counted</title></head><body><p>${escapeXml(text)}</p></body></html>`,
  ]);
  return makeArchive({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    ...Object.fromEntries(pages),
    ...parts,
  });
}
