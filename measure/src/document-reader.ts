import type { Budget } from './budget.ts';
import type { ByteSource } from './byte-source.ts';
import type { Story } from './counting/story.ts';
import type { EncodedText } from './encodings/decode-text.ts';
import type { InnerDocument, MeasurementLimit } from './report/measurement.ts';

/** Answers one of the binary character maps (CMaps) that PDF readers need for Chinese text. */
export type ReadCharacterMap = (name: string) => Promise<Uint8Array>;

/** What a format's reader works with. */
export interface Reading {
  readonly source: ByteSource;
  readonly story: Story;
  readonly budget: Budget;
  readonly readCharacterMap: ReadCharacterMap;
}

/** What a reader found out beside the texts it wrote into the story. */
export interface Finding {
  readonly encoding?: string;
  /** Set when only a part of the document could be read. */
  readonly partial?: MeasurementLimit;
  /** Set when nothing could be counted. */
  readonly uncountable?: MeasurementLimit;
  readonly pages?: number;
  readonly picturePages?: number;
  readonly unreadablePages?: number;
  readonly durationSeconds?: number;
  readonly documents?: InnerDocument[];
  readonly documentCount?: number;
}

export type DocumentReader = (reading: Reading) => Promise<Finding>;

/** What the reader of a text works with. */
export interface TextReading extends Reading, EncodedText {}

/** Reads a text whose encoding is known; what it answers is added to that. */
export type TextReader = (reading: TextReading) => Promise<Finding> | Promise<void>;

/** A format found in the content, and the reader for it. */
export interface RecognisedDocument {
  readonly format: string;
  readonly read: DocumentReader;
}

/** A text in a format that was found in its content. */
export function textDocument(
  format: string,
  encoding: string,
  read: TextReader,
): RecognisedDocument {
  return {
    format,
    read: async (reading) => ({ encoding, ...(await read({ ...reading, encoding })) }),
  };
}
