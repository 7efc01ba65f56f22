import type { DocumentReader, Finding } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { cleanDocumentName, listDocuments } from '../archive/document-list.ts';
import { readLines } from '../text/lines.ts';
import { LatexText } from './latex-text.ts';

const latexEndings = /\.(?:tex|ltx|latex)$/i;
/** The first line that is neither blank nor a comment. Prose before a command is a text about LaTeX. */
const firstLine = /^\uFEFF?(?:[ \t]*(?:%.*)?[\r\n])*[ \t]*\\[a-zA-Z]/;
const documentStart = /^[^%\r\n]*\\(?:document(?:class|style)\s*[[{%\r\n]|begin\s*\{document\})/m;
/** What stands in a text, and before no document: one behind it is an example. */
const body = /^[ \t]*\\(?:part|chapter|(?:sub)*section|begin\s*\{(?!filecontents))/m;

/** What the head of a text tells of LaTeX; null when it is none. */
export function findLatex(head: string, name = ''): { readonly hasPreamble: boolean } | null {
  // The documentation of a package stands in its comments.
  if (head.includes('\\DocInput')) return null;
  const isNamed = latexEndings.test(name);
  const start = documentStart.exec(head);
  const isStart = start !== null && !body.test(head.slice(0, start.index));
  if (isStart && (isNamed || firstLine.test(head))) return { hasPreamble: true };
  // A chapter, which another file includes.
  return isNamed && /^[^%\r\n]*\\[a-zA-Z]{2}/m.test(head) ? { hasPreamble: false } : null;
}

/**
 * LaTeX: what is printed, without commands, formulas, citations, references and comments. Footnotes, margin
 * notes and a list of references are notes; listings are not to be translated. Of the preamble only title,
 * author and date are printed. A document without its end, or that includes other files, is partial. Sources: Lamport, "LaTeX: A Document
 * Preparation System", 2nd edition; the rules of TeXcount 3.2, which drops tables and authors besides.
 */
export function latexReader(encoding: string, hasPreamble: boolean): DocumentReader {
  return async ({ source, story, budget }) => {
    const text = new LatexText(story, hasPreamble);
    for await (const lines of readLines(decodeText(source, encoding, budget))) {
      budget.check();
      for (const line of lines) text.add(line);
    }
    if (!text.end()) return { encoding, partial: 'damaged' };
    return { encoding, ...describeIncluded(text.included.names) };
  };
}

/** A document is not whole without the files that it includes, which nobody sent. */
function describeIncluded(names: readonly string[]): Finding {
  if (names.length === 0) return {};
  const documents = names.map((name) => ({ name: cleanDocumentName(name) }));
  return { partial: 'documents', ...listDocuments(documents) };
}
