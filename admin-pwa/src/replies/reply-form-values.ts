import { type Reply, type ReplyContent, replyContentSchema } from '@yiqiao/contract/record/reply';
import { languages } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';
import type { ReplyDraft } from '../offline/storage/records/order-draft.ts';

/** What a form begins with for a new reply. */
export function emptyReply(): ReplyDraft {
  return { revision: 0, name: '', word: '', texts: noTexts, unread: [] };
}

const noTexts: ReplyDraft['texts'] = { en: '', 'zh-Hans': '', 'zh-Hant': '' };

/** What a form shows of a reply, or of what it said once. @param revision on which a change is based. */
export function valuesOf(
  { name, word = '', texts }: Pick<Reply, 'name' | 'word'> & Pick<ReplyContent, 'texts'>,
  revision: number,
): ReplyDraft {
  const said = { ...noTexts };
  for (const language of languages) said[language] = texts[language]?.text ?? '';
  const unread = languages.filter((language) => texts[language]?.isDraft === true);
  return { revision, name, word, texts: said, unread };
}

/** What is to be kept, or which field is wrong, named as the server names it. */
export function readValues(
  values: ReplyDraft,
): { readonly content: ReplyContent } | { readonly wrong: string } {
  const texts: Record<string, object> = {};
  for (const language of languages) {
    if (values.texts[language].trim() === '') continue;
    const isDraft = values.unread.includes(language);
    texts[language] = { text: values.texts[language], ...(isDraft && { isDraft }) };
  }
  const word = values.word.trim();
  const parsed = z.safeParse(replyContentSchema, {
    name: values.name,
    ...(word !== '' && { word }),
    texts,
  });
  if (parsed.success) return { content: parsed.data };
  return { wrong: parsed.error.issues[0]?.path.join('.') ?? 'name' };
}

/** Whether two forms say the same, to the last space: one is often typed before more. */
export function isSameForm(one: ReplyDraft, other: ReplyDraft): boolean {
  const partsOf = ({ name, word, texts, unread }: ReplyDraft) => [
    name,
    word,
    ...languages.map((language) => [texts[language], unread.includes(language)]),
  ];
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}
