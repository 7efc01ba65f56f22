import type { Reply } from '@yiqiao/contract/record/reply';
import { foldedWords, foldText } from '../characters/fold-text.ts';

export type ReplyUses = Readonly<Record<string, number>>;

/** Those used most on this device first, then by name. */
export function orderReplies(replies: readonly Reply[], uses: ReplyUses = {}): readonly Reply[] {
  const usesOf = ({ id }: Reply) => uses[id] ?? 0;
  return [...replies].sort(
    (one, other) => usesOf(other) - usesOf(one) || one.name.localeCompare(other.name),
  );
}

/** Those in which every word of a text occurs: in the name, the short word, or what they say. */
export function filterReplies(replies: readonly Reply[], text: string): readonly Reply[] {
  const words = foldedWords(text);
  if (words.length === 0) return replies;
  return replies.filter((reply) => {
    const searched = foldText(searchedIn(reply));
    return words.every((word) => searched.includes(word));
  });
}

function searchedIn({ name, word = '', texts }: Reply): string {
  return [name, word, ...Object.values(texts).map(({ text }) => text)].join('\n');
}
