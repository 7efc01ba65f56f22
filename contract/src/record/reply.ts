import * as z from 'zod/mini';
import { languages } from '../text/languages.ts';
import { isBlank, toPlainLine, toPlainLines } from '../text/plain-text.ts';
import { authorSchema } from './author.ts';
import { textLimits } from './order.ts';

/** Longest texts, in UTF-16 code units. A reply becomes a message or a note, so it is no longer than the longest. */
export const replyLimits = {
  replies: 200,
  name: 80,
  word: 40,
  text: Math.max(textLimits.message, textLimits.note),
} as const;

const edited = { at: z.iso.datetime(), by: authorSchema };

/** A reply in one script. */
const replyTextSchema = z.object({
  /** Plain text in lines, with blanks in braces; see `blanks.ts`. */
  text: z.string(),
  /** Converted from the other Chinese script, and read by nobody yet. */
  isDraft: z.optional(z.boolean()),
  /** When, and by whom, it was last changed. */
  ...edited,
});

/** What the office says again and again, in the scripts of its clients. */
export const replySchema = z.object({
  id: z.string(),
  /** Counts its changes; the ETag for `If-Match`. */
  revision: z.int(),
  name: z.string(),
  /** A short word or two that it is found by, such as `stamp, 章`. */
  word: z.optional(z.string()),
  texts: z.partialRecord(z.enum(languages), replyTextSchema),
  ...edited,
});

export type Reply = Readonly<z.infer<typeof replySchema>>;

/** All of them, or the revision alone for those who know it already. */
export const repliesSchema = z.object({
  /** Counts the changes of all together. */
  revision: z.int(),
  replies: z.optional(z.array(replySchema)),
});

function textOf(what: string, maxLength: number, clean: (text: string) => string) {
  return z.pipe(
    z.pipe(z.string(`must be ${what}`), z.transform(clean)),
    z.string().check(
      z.maxLength(maxLength, `must be ${what} of at most ${maxLength} characters`),
      z.refine((text) => !isBlank(text), 'must not be empty'),
    ),
  );
}

const contentTextSchema = z.strictObject({
  text: textOf('a text', replyLimits.text, toPlainLines),
  isDraft: z.optional(z.boolean('must be true or false')),
});

/** What a person writes of it. */
export const replyContentSchema = z.strictObject({
  name: textOf('a name', replyLimits.name, toPlainLine),
  word: z.optional(textOf('a word', replyLimits.word, toPlainLine)),
  texts: z
    .partialRecord(z.enum(languages), contentTextSchema)
    .check(z.refine((texts) => Object.keys(texts).length > 0, 'must have one in some script')),
});

export type ReplyContent = Readonly<z.infer<typeof replyContentSchema>>;

/** What a reply says, without who has changed it. */
export function contentOf({ name, word, texts }: Omit<Reply, 'id'>): ReplyContent {
  const plain: ReplyContent['texts'] = {};
  for (const language of languages) {
    const one = texts[language];
    if (one === undefined) continue;
    plain[language] = { text: one.text, ...(one.isDraft === true && { isDraft: true }) };
  }
  return { name, ...(word !== undefined && { word }), texts: plain };
}

/** Whether two say the same. */
export function isSameContent(one: ReplyContent, other: ReplyContent): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}

function partsOf({ name, word, texts }: ReplyContent) {
  const said = languages.map((language) => texts[language]);
  return [name, word ?? null, said.map((one) => [one?.text ?? null, one?.isDraft === true])];
}
