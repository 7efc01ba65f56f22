import { TextCounter } from '../../measure/src/counting/text-counter.ts';

/** The words of what another program has written, by the rule of the product. */
export function countWords(text: string): number {
  const counter = new TextCounter();
  counter.add(text);
  return counter.finish().words;
}
