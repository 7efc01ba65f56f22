import { type Context, createContext, use } from 'react';

/**
 * A context and a hook that pass texts to components deep in a page: `<QuoteTextsContext value={texts}>`
 * around them, `useQuoteTexts()` in them.
 * @param name of the texts, for the error when the context is missing.
 */
export function createTexts<Texts>(
  name: string,
): readonly [context: Context<Texts | null>, useTexts: () => Texts] {
  const TextsContext = createContext<Texts | null>(null);
  function useTexts(): Texts {
    const texts = use(TextsContext);
    if (texts === null) throw new Error(`There are no ${name} above this component`);
    return texts;
  }
  return [TextsContext, useTexts];
}
