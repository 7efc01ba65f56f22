import type { Finding, TextReading } from '../../document-reader.ts';
import { cleanDocumentName, listDocuments } from '../archive/document-list.ts';
import { readWholeText } from '../text/whole-text.ts';
import { LatexText } from './latex-text.ts';

/**
 * LaTeX: what is printed, without commands, formulas, citations, references and comments. Footnotes, margin
 * notes and a list of references are notes; listings are not to be translated. Of the preamble only title,
 * author and date are printed. A document without its end, or that includes other files, is partial.
 * Sources: Lamport, "LaTeX: A Document Preparation System", 2nd edition; the rules of TeXcount 3.2, which
 * drops tables and authors besides.
 */
export async function readLatex(document: TextReading, hasPreamble: boolean): Promise<Finding> {
  const source = (await readWholeText(document)).replaceAll(/\r\n?/g, '\n');
  const text = new LatexText(source, document.story, hasPreamble);
  if (!text.read(() => document.budget.check())) return { partial: 'damaged' };
  return describeIncluded(text.included);
}

/** A document is not whole without the files that it includes, which nobody sent. */
function describeIncluded(names: readonly string[]): Finding {
  if (names.length === 0) return {};
  const documents = names.map((name) => ({ name: cleanDocumentName(name) }));
  return { partial: 'documents', ...listDocuments(documents) };
}
