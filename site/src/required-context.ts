import { type Context, createContext, use } from 'react';

/**
 * A context without a default, and its hook: `<QuoteTextsContext value={texts}>` around components,
 * `useQuoteTexts()` in them.
 * @param name of the value, for the error when the context is missing.
 */
export function createRequired<Value>(
  name: string,
): readonly [context: Context<Value | null>, useValue: () => Value] {
  const RequiredContext = createContext<Value | null>(null);
  function useValue(): Value {
    const value = use(RequiredContext);
    if (value === null) throw new Error(`No ${name} above this component`);
    return value;
  }
  return [RequiredContext, useValue];
}
