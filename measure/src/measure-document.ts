import { Budget } from './budget.ts';
import type { ByteSource } from './byte-source.ts';
import { Story, type StoryListener } from './counting/story.ts';
import { DocumentFault } from './document-fault.ts';
import type { Finding, ReadCharacterMap, RecognisedDocument } from './document-reader.ts';
import type { MeasureLimits } from './measure-limits.ts';
import { type MeasuredDocument, uncountableDocument } from './measured-document.ts';
import { recogniseDocument } from './recognise/recognise-document.ts';
import type { Measurement } from './report/measurement.ts';

/** Follows the texts of a document while they are counted. */
export interface DocumentListener extends StoryListener {
  /** Comes first. */
  begin(format: string): void;
  /** Comes last, unless the document cannot be read. Like `write`, it may throw a `DocumentFault`. */
  end(): void;
}

/**
 * Reads a document and counts its words: the same code in the browser and on the server.
 *
 * Whatever the content is, the answer is a report; what could not be counted says why. Only an
 * aborted signal and a source that cannot be read reject.
 */
export async function measureDocument(
  source: ByteSource,
  limits: MeasureLimits,
  readCharacterMap: ReadCharacterMap,
  listener?: DocumentListener,
): Promise<MeasuredDocument> {
  const story = new Story(listener);
  const budget = new Budget(limits);
  let recognised: RecognisedDocument | undefined;
  try {
    budget.check();
    recognised = await recogniseDocument(source, budget);
    listener?.begin(recognised.format);
    const finding = await recognised.read({ source, story, budget, readCharacterMap });
    listener?.end();
    return describe(recognised.format, finding, story);
  } catch (cause) {
    if (!(cause instanceof DocumentFault)) throw cause;
    return describe(recognised?.format ?? 'unknown', { uncountable: cause.limit }, story);
  }
}

function describe(format: string, finding: Finding, story: Story): MeasuredDocument {
  const { partial, uncountable, ...details } = finding;
  if (uncountable !== undefined) return uncountableDocument(format, uncountable, details);
  const report: Measurement = {
    format,
    exactness: partial === undefined ? 'exact' : 'partial',
    ...(partial !== undefined && { limit: partial }),
    counts: story.counts,
    outside: story.outside,
    ...details,
  };
  return { report, texture: story.texture };
}
