import type { Counts } from './counts.ts';
import type { OutsidePart } from './outside-parts.ts';

/** Why a document could be counted only in part, or not at all. */
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
  /** The text of a mail was counted, and the documents attached to it were not. */
  'attachments',
  /** Some documents in an archive, or included by a LaTeX document, were not counted, or not in full. */
  'documents',
  'damaged',
  'too-large',
  'too-slow',
  'unknown-format',
  /** Our own program failed. That says nothing about the document. */
  'failed',
] as const;

export type MeasurementLimit = (typeof measurementLimits)[number];

/** The most documents within a document that a report lists. */
export const maxListedDocuments = 50;

/** A document in an archive, or a file attached to a mail. */
export interface InnerDocument {
  /** Including the folders it is in. */
  name: string;
  format?: string | undefined;
  /** Of its main text. Absent where nothing was counted. */
  words?: number | undefined;
  /** Words of its other parts. */
  outside?: Partial<Record<OutsidePart, number>> | undefined;
  /** Why it was counted only in part, or not at all. Attached files are never counted and have none. */
  limit?: MeasurementLimit | undefined;
}

/** What reading a document found. */
export interface Measurement {
  /** From the content, never from the file's name: "docx", "pdf", "text", "mp4", "unknown" … */
  format: string;
  /** Character encoding of a text format: "utf-8", "gb18030" … */
  encoding?: string | undefined;
  exactness: 'exact' | 'partial' | 'uncountable';
  /** Present exactly when `exactness` is not "exact". */
  limit?: MeasurementLimit | undefined;
  /** The main text. All zero when uncountable. */
  counts: Counts;
  outside: Partial<Record<OutsidePart, Counts>>;
  /** Pages or slides, where the document states how many it has. */
  pages?: number | undefined;
  /** Of these, pages that are only a picture. Absent where every page could be read. */
  picturePages?: number | undefined;
  /** Of these, pages whose text no program can read. */
  unreadablePages?: number | undefined;
  /** Playing time of sound and film in seconds, where the container states it. */
  durationSeconds?: number | undefined;
  /**
   * The documents in an archive, or the files that came with a mail: first those not counted in full, then
   * the others, each group in the order of the document. The counts of an archive are their sum.
   */
  documents?: InnerDocument[] | undefined;
  /** The number of those documents, listed or not. */
  documentCount?: number | undefined;
}
