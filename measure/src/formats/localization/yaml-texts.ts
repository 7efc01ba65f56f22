import { Composer, isScalar, Lexer, Parser, visit } from 'yaml';
import type { Story } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { DocumentReader } from '../../document-reader.ts';
import { readWholeText } from './whole-text.ts';

const tokensBetweenChecks = 1000;

/** YAML: the texts of mappings and lists; no keys, numbers, dates or truth values. */
export function yamlReader(encoding: string): DocumentReader {
  return async (document) => {
    const { story, budget } = document;
    const text = await readWholeText(document, encoding);
    try {
      writeTexts(text, story, () => budget.check());
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new DocumentFault('damaged', 'YAML is nested too deeply');
    }
    return { encoding };
  };
}

function writeTexts(text: string, story: Story, check: () => void): void {
  const parser = new Parser();
  const composer = new Composer({ logLevel: 'silent', uniqueKeys: false });
  const documents = [];
  let tokens = 0;
  for (const lexeme of new Lexer().lex(text)) {
    tokens += 1;
    if (tokens % tokensBetweenChecks === 0) check();
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token));
  }
  for (const token of parser.end()) documents.push(...composer.next(token));
  documents.push(...composer.end());
  for (const document of documents) {
    if (document.errors.length > 0) throw new DocumentFault('damaged', 'this is no YAML');
    visit(document, {
      Scalar(key, { value }) {
        if (key !== 'key' && typeof value === 'string') story.write('main', `${value}\n`);
      },
      Pair(_, { key, value }) {
        check();
        // A key that is a list or mapping is no text, either.
        return isScalar(key) || value === null ? undefined : visit.SKIP;
      },
    });
  }
}
