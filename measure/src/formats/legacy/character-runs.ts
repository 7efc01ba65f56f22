import { viewBytes } from '../../byte-view.ts';
import {
  characterFormatting,
  paragraphFormatting,
  readStretches,
  type Streams,
} from './formatting-pages.ts';
import { readHiddenStyles } from './hidden-styles.ts';
import { hidingProperty, isHiddenBy, readProperties } from './properties.ts';

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Bytes of the document's stream whose characters nobody reads. */
export interface HiddenRun extends Run {
  readonly kind: 'hidden' | 'deleted';
}

/** A run that says itself what becomes of it, whatever the style of its paragraph says. */
interface MarkedRun extends Run {
  readonly isDeleted: boolean;
  readonly isStyleHidden: boolean;
  readonly hiding: number | undefined;
}

const deletingProperty = 0x0800;
const styleProperty = 0x4a30;

/**
 * Text that is hidden by its own formatting, its style or that of its paragraph, or marked as deleted,
 * in the order of the file. Source: MS-DOC, Chpx and PapxInFkp.
 */
export async function readHiddenRuns(header: DataView, streams: Streams): Promise<HiddenRun[]> {
  const styles = await readHiddenStyles(header, streams.table);
  const paragraphs = styles.size > 0 ? await readHiddenParagraphs(header, streams, styles) : [];
  const marked = await readMarkedRuns(header, streams, styles);
  return [...followMarks(marked, paragraphs), ...leaveOut(marked, paragraphs)].sort(
    (one, other) => one.start - other.start,
  );
}

async function readMarkedRuns(
  header: DataView,
  streams: Streams,
  styles: ReadonlySet<number>,
): Promise<MarkedRun[]> {
  const runs: MarkedRun[] = [];
  for await (const stretches of readStretches(header, streams, characterFormatting)) {
    for (const { start, end, formatting } of stretches) {
      const marks = readMarks(formatting.subarray(1, 1 + (formatting[0] ?? 0)), styles);
      if (marks !== null) runs.push({ start, end, ...marks });
    }
  }
  return putInOrder(runs);
}

async function readHiddenParagraphs(
  header: DataView,
  streams: Streams,
  styles: ReadonlySet<number>,
): Promise<Run[]> {
  const paragraphs: Run[] = [];
  for await (const stretches of readStretches(header, streams, paragraphFormatting)) {
    for (const { start, end, formatting } of stretches) {
      if (styles.has(readParagraphStyle(formatting))) paragraphs.push({ start, end });
    }
  }
  return putInOrder(paragraphs);
}

/** The number of a style follows a length, which takes two bytes where the first is zero. */
function readParagraphStyle(formatting: Uint8Array): number {
  const at = formatting[0] === 0 ? 2 : 1;
  return formatting.length < at + 2 ? 0 : viewBytes(formatting).getUint16(at, true);
}

function readMarks(
  formatting: Uint8Array,
  styles: ReadonlySet<number>,
): Omit<MarkedRun, keyof Run> | null {
  let isDeleted = false;
  let isStyleHidden = false;
  let hiding: number | undefined;
  for (const { name, value } of readProperties(formatting)) {
    if (name === deletingProperty) isDeleted = value === 1;
    if (name === styleProperty) isStyleHidden = styles.has(value);
    if (name === hidingProperty) hiding = value;
  }
  const isMarked = isDeleted || isStyleHidden || hiding !== undefined;
  return isMarked ? { isDeleted, isStyleHidden, hiding } : null;
}

/** The hidden and deleted parts of the marked runs. A run has the style of the paragraph in which it begins. */
function followMarks(marked: readonly MarkedRun[], paragraphs: readonly Run[]): HiddenRun[] {
  let next = 0;
  return marked.flatMap(({ start, end, isDeleted, isStyleHidden, hiding }) => {
    while ((paragraphs[next]?.end ?? end) <= start) next += 1;
    const isParagraphHidden = (paragraphs[next]?.start ?? end) <= start;
    if (isDeleted) return { start, end, kind: 'deleted' };
    const isHidden = isHiddenBy(hiding, isStyleHidden || isParagraphHidden);
    return isHidden ? { start, end, kind: 'hidden' } : [];
  });
}

/** Sorted, each beginning where the one before has ended at the earliest. */
function putInOrder<R extends Run>(runs: readonly R[]): R[] {
  let done = 0;
  return [...runs]
    .sort((one, other) => one.start - other.start)
    .flatMap((run) => {
      const start = Math.max(run.start, done);
      done = Math.max(run.end, done);
      return start < run.end ? [{ ...run, start }] : [];
    });
}

/** What is left of hidden paragraphs without the runs that say themselves what becomes of them. */
function leaveOut(marked: readonly Run[], paragraphs: readonly Run[]): HiddenRun[] {
  const left: HiddenRun[] = [];
  let next = 0;
  for (const { start, end } of paragraphs) {
    let done = start;
    for (; done < end; next += 1) {
      const run = marked[next] ?? { start: end, end };
      const until = Math.min(run.start, end);
      if (until > done) left.push({ start: done, end: until, kind: 'hidden' });
      done = Math.max(done, Math.min(run.end, end), until);
      if (run.end >= end) break;
    }
  }
  return left;
}
