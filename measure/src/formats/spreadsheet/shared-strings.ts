import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { MarkupHandler } from '../../xml/markup-scanner.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { unescapeString } from './unescape-string.ts';

/** All shared strings are held in memory; Excel's own limit is 32,767 characters a cell. */
const maxCharacters = 32 * 1024 * 1024;

/** The texts that the cells of a workbook refer to by number. */
export async function readSharedStrings(
  archive: ZipArchive,
  part: string,
  budget: Budget,
): Promise<readonly string[]> {
  const strings = new StringItems();
  await readXmlPart(archive, part, budget, strings);
  return strings.items;
}

class StringItems implements MarkupHandler {
  readonly items: string[] = [];
  #item = '';
  #isInText = false;
  #phoneticDepth = 0;
  #characters = 0;

  open(name: string): void {
    if (name === 'si') this.#item = '';
    else if (name === 't') this.#isInText = true;
    else if (name === 'rPh') this.#phoneticDepth += 1;
  }

  close(name: string): void {
    if (name === 'si') this.#finishItem();
    else if (name === 't') this.#isInText = false;
    else if (name === 'rPh') this.#phoneticDepth -= 1;
  }

  text(text: string): void {
    if (this.#isInText && this.#phoneticDepth === 0) this.#item += text;
  }

  #finishItem(): void {
    this.items.push(unescapeString(this.#item));
    this.#characters += this.#item.length;
    if (this.#characters > maxCharacters) {
      throw new DocumentFault('too-large', 'the workbook has too many texts');
    }
  }
}
