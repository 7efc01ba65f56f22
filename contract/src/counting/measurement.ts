import * as z from 'zod/mini';
import { outsideParts } from './outside-parts.ts';

const count = z.int().check(z.gte(0));

/**
 * What was counted in one part of a document, by Microsoft Word's rule:
 * `words` = `asianCharacters` + `otherWords`.
 */
export const countsSchema = z.object({
  words: count,
  /** Han, Kana, Bopomofo, CJK and full-width punctuation: one word each. */
  asianCharacters: count,
  /** Runs of other characters between white space or Asian characters. */
  otherWords: count,
  /** All characters (code points) but white space. */
  characters: count,
  /** By script, where there is more than Chinese characters and words in Latin letters; see `scripts.ts`. */
  scripts: z.optional(z.record(z.string(), count)),
});

export type Counts = z.infer<typeof countsSchema>;

/** Why a document could be counted in part only, or not at all. */
export const measurementLimits = [
  'scan',
  'scanned-pages',
  'unreadable-text',
  'unreadable-pages',
  'image',
  'audio',
  'video',
  'encrypted',
  'legacy-office',
  'archive',
  /** A mail's text was counted, and not the documents that came with it. */
  'attachments',
  /** Some documents in an archive, or that a LaTeX document includes, were not counted, or not in whole. */
  'documents',
  'damaged',
  'too-large',
  'too-slow',
  'unknown-format',
  /** Our program failed. This says nothing about the document. */
  'failed',
] as const;

export type MeasurementLimit = (typeof measurementLimits)[number];

/** Largest number of inner documents that a report lists. */
export const maxListedDocuments = 50;

/** A document in an archive, or a file that is attached to a mail. */
export const innerDocumentSchema = z.object({
  /** Including its folders. */
  name: z.string().check(z.maxLength(200)),
  format: z.optional(z.string().check(z.maxLength(40))),
  /** Of its main story. Absent where nothing was counted. */
  words: z.optional(count),
  /** Words of its other parts. */
  outside: z.optional(z.partialRecord(z.enum(outsideParts), count)),
  /** Why it was counted in part only, or not at all. Attached files are never counted, and have none. */
  limit: z.optional(z.enum(measurementLimits)),
});

export type InnerDocument = z.infer<typeof innerDocumentSchema>;

/** The result of reading a document. Stored with the submission; the browser shows the same. */
export const measurementSchema = z.object({
  /** Found in the content, never from the file's name: "docx", "pdf", "text", "mp4", "unknown" … */
  format: z.string().check(z.maxLength(40)),
  /** Character encoding found in a text format: "utf-8", "gb18030" … */
  encoding: z.optional(z.string().check(z.maxLength(40))),
  exactness: z.enum(['exact', 'partial', 'uncountable']),
  /** Present exactly when `exactness` is not "exact". */
  limit: z.optional(z.enum(measurementLimits)),
  /** The main story. All zero when uncountable. */
  counts: countsSchema,
  outside: z.partialRecord(z.enum(outsideParts), countsSchema),
  /** Pages or slides, where the format says so or the program that saved the document did. */
  pages: z.optional(count),
  /** Of these, pages that are pictures only. Absent when all pages could be read. */
  picturePages: z.optional(count),
  /** Of these, pages whose text no program can read. */
  unreadablePages: z.optional(count),
  /** Playing time in seconds of audio and video, where the container says so. */
  durationSeconds: z.optional(z.number().check(z.gte(0))),
  /**
   * The documents it contains: first those that were not fully counted, then the others, in document order. In an
   * archive, the counts are their sum.
   */
  documents: z.optional(z.array(innerDocumentSchema).check(z.maxLength(maxListedDocuments))),
  /** Their number, listed or not. */
  documentCount: z.optional(count),
});

export type Measurement = z.infer<typeof measurementSchema>;
