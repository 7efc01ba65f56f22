import type { PDFPageProxy } from 'pdfjs-dist';

/** Texts that lie on a page and are not part of its content. */
export interface Annotations {
  /** Values of a form's fields, and texts that somebody has typed onto the page. */
  readonly typed: readonly string[];
  readonly comments: readonly string[];
}

/** What repeats a comment in a pop-up window, and what leads elsewhere. */
const withoutText: ReadonlySet<unknown> = new Set(['Popup', 'Link']);
/** Kinds of fields whose value is a text: what was typed, or chosen from a list. */
const fieldsWithText: ReadonlySet<unknown> = new Set(['Tx', 'Ch']);

export async function readAnnotations(page: PDFPageProxy): Promise<Annotations> {
  const typed: string[] = [];
  const comments: string[] = [];
  for (const annotation of await page.getAnnotations()) {
    const { subtype, hidden, fieldType } = annotation;
    if (hidden === true || withoutText.has(subtype)) continue;
    if (subtype === 'Widget') {
      if (fieldsWithText.has(fieldType)) typed.push(toText(annotation.fieldValue));
    } else if (subtype === 'FreeText') {
      typed.push(toText(annotation.contentsObj?.str) || toText(annotation.textContent));
    } else comments.push(toText(annotation.contentsObj?.str));
  }
  return { typed: typed.filter(isText), comments: comments.filter(isText) };
}

/** The value of a field is one text, several that were chosen, or nothing; a drawn note is a text for each line. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((it) => typeof it === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

function isText(text: string): boolean {
  return text.trim() !== '';
}
