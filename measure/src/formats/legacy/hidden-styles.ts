import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { hidingProperty, isHiddenBy, readProperties } from './properties.ts';

/** The style that a style is based on, by its number, and what it says itself of hiding its text. */
interface Style {
  readonly base: number;
  readonly hiding: number | undefined;
}

/** The place in the header that locates the style sheet. Source: MS-DOC, FibRgFcLcb97, fcStshf. */
const sheetAt = 162;
const maxSheetBytes = 16 * 1024 * 1024;
/** The number behind the last one says that a style is based on none. */
const maxStyles = 0xfff;
/** Which of the formattings of a style is that of characters, by the kind of the style: paragraphs, characters. */
const placeOfCharacters: Readonly<Record<number, number>> = { 1: 1, 2: 0 };
/** Word allows ten styles to build on each other; a circle ends there too. */
const maxBases = 10;

/** The numbers of the styles that hide their text, by themselves or through the style they are based on. */
export async function readHiddenStyles(
  header: DataView,
  table: ByteSource,
): Promise<ReadonlySet<number>> {
  const length = Math.min(header.getUint32(sheetAt + 4, true), maxSheetBytes);
  const styles = readSheet(await table.read(header.getUint32(sheetAt, true), length));
  return new Set([...styles.keys()].filter((number) => isHidden(styles, number)));
}

/** Source: MS-DOC, STSH and LPStd. A style that does not exist keeps its number. */
function readSheet(sheet: Uint8Array): readonly (Style | null)[] {
  if (sheet.length < 6) return [];
  const view = viewBytes(sheet);
  const nameAt = view.getUint16(4, true);
  const styles: (Style | null)[] = [];
  let at = 2 + view.getUint16(0, true);
  while (at + 2 <= sheet.length && styles.length < maxStyles) {
    const length = view.getUint16(at, true);
    styles.push(readStyle(sheet.subarray(at + 2, at + 2 + length), nameAt));
    at += 2 + length + (length % 2);
  }
  return styles;
}

/** Source: MS-DOC, STD: numbers, the name, then formattings with their lengths, each at an even place. */
function readStyle(style: Uint8Array, nameAt: number): Style | null {
  if (style.length < nameAt + 2 || style.length < 4) return null;
  const view = viewBytes(style);
  const kindAndBase = view.getUint16(2, true);
  const base = kindAndBase >> 4;
  const wanted = placeOfCharacters[kindAndBase & 0xf];
  let at = nameAt + (view.getUint16(nameAt, true) + 2) * 2;
  for (let index = 0; at + 2 <= style.length; index += 1) {
    const end = at + 2 + view.getUint16(at, true);
    if (index === wanted) return { base, hiding: readHiding(style.subarray(at + 2, end)) };
    at = end + (end % 2);
  }
  return { base, hiding: undefined };
}

function readHiding(formatting: Uint8Array): number | undefined {
  const hiding = [...readProperties(formatting)].filter(({ name }) => name === hidingProperty);
  return hiding.at(-1)?.value;
}

function isHidden(styles: readonly (Style | null)[], number: number, bases = 0): boolean {
  const style = styles[number];
  if (style === undefined || style === null || bases > maxBases) return false;
  return isHiddenBy(style.hiding, isHidden(styles, style.base, bases + 1));
}
