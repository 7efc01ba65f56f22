import { type RecognisedDocument, textDocument } from '../../document-reader.ts';

const latexEndings = /\.(?:tex|ltx|latex)$/i;
/** The first line that is neither blank nor a comment. Prose before a command is a text about LaTeX. */
const firstLine = /^\uFEFF?(?:[ \t]*(?:%.*)?[\r\n])*[ \t]*\\[a-zA-Z]/;
const documentStart = /^[^%\r\n]*\\(?:document(?:class|style)\s*[[{%\r\n]|begin\s*\{document\})/m;
/** What occurs in text but never before a document: a `\documentclass` after it is an example. */
const body = /^[ \t]*\\(?:part|chapter|(?:sub)*section|begin\s*\{(?!filecontents))/m;

/** A text as LaTeX, by its head; null when it is none. */
export function recogniseLatex(
  head: string,
  encoding: string,
  name = '',
): RecognisedDocument | null {
  // The documentation of a package is written in its comments.
  if (head.includes('\\DocInput')) return null;
  const isNamed = latexEndings.test(name);
  const start = documentStart.exec(head);
  const isStart = start !== null && !body.test(head.slice(0, start.index));
  if (isStart && (isNamed || firstLine.test(head))) return toLatex(encoding, true);
  // A chapter, which another file includes.
  return isNamed && /^[^%\r\n]*\\[a-zA-Z]{2}/m.test(head) ? toLatex(encoding, false) : null;
}

/** Few documents are LaTeX, and its reader is large. */
function toLatex(encoding: string, hasPreamble: boolean): RecognisedDocument {
  return textDocument('latex', encoding, async (reading) => {
    const { readLatex } = await import('./latex.ts');
    return await readLatex(reading, hasPreamble);
  });
}
