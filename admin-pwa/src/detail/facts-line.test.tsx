import type { Counts } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { FactsLine } from './facts-line.tsx';

function textOf(translationDirection: string, asianCharacters: number): string {
  const otherWords = 100 - asianCharacters;
  const counts: Counts = { words: 100, asianCharacters, otherWords, characters: 300 };
  const quote = sampleQuote({
    translationDirection,
    measurement: { format: 'docx', exactness: 'exact', counts, outside: {} },
  });
  const page = renderIn(createFakeConsole(), <FactsLine quote={quote} now={0} />);
  return page.container.textContent ?? '';
}

describe('FactsLine', () => {
  it('marks a document that is written in the language it is to be translated into', () => {
    expect(textOf('English to Chinese Translation', 98)).toContain(
      'The document is in Chinese: ask whether Chinese to English Translation is meant.',
    );
  });

  it('says nothing of a document that is in the language of the direction', () => {
    expect(textOf('Chinese to English Translation', 98)).not.toContain('ask whether');
  });
});
