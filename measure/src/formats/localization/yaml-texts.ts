import { Composer, isScalar, Lexer, Parser, visit } from 'yaml';
import type { Story, StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { TextReading } from '../../document-reader.ts';
import { readWholeText } from '../text/whole-text.ts';

const tokensBetweenChecks = 1000;

/** YAML 1.2 has no dates: they are texts without quotation marks. Source: yaml.org/type/timestamp.html. */
const date =
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?)?)?$/;

/** YAML: the texts of mappings and lists; no keys, numbers, dates or truth values. */
export async function readYaml(document: TextReading): Promise<void> {
  const { story, budget } = document;
  const text = await readWholeText(document);
  writeYamlTexts(text, { story, part: 'main', check: () => budget.check() });
}

export interface YamlTarget {
  readonly story: Story;
  readonly part: StoryPart;
  readonly check: () => void;
}

/** @throws DocumentFault "damaged" for what is no YAML. */
export function writeYamlTexts(text: string, target: YamlTarget): void {
  try {
    writeTexts(text, target);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new DocumentFault('damaged', 'YAML is nested too deeply');
  }
}

function writeTexts(text: string, { story, part, check }: YamlTarget): void {
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
      Scalar(key, { type, value }) {
        if (key === 'key' || typeof value !== 'string') return;
        const isDate = type === 'PLAIN' && date.test(value);
        if (!isDate) story.write(part, `${value}\n`);
      },
      Pair(_, { key, value }) {
        check();
        // A key that is a list or mapping is no text, either.
        return isScalar(key) || value === null ? undefined : visit.SKIP;
      },
    });
  }
}
