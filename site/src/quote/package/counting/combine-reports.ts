import { addCounts } from '@yiqiao/contract/counting/counted-in';
import {
  type InnerDocument,
  type Measurement,
  type MeasurementLimit,
  maxListedDocuments,
} from '@yiqiao/contract/counting/measurement';

/** A document of the package, and what reading it by itself has found. */
export interface ReadItem {
  readonly path: string;
  /** `null` if it has not been read. */
  readonly report: Measurement | null;
}

const noCounts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

/**
 * The report of the package: what `measure` finds in the archive that holds these documents, so that the server's
 * count agrees with the one shown. One that has not been read counts as "too-slow".
 */
export function combineReports(items: readonly ReadItem[]): Measurement {
  const names = new Set(items.map(({ path }) => toFileName(path)));
  const documents = items.map((item) => describeItem(item, names));
  const counted = items.flatMap(({ report }) =>
    report !== null && isCounted(report) ? [report] : [],
  );
  const common = {
    format: 'zip',
    counts: counted.reduce((sum, { counts }) => addCounts(sum, counts), noCounts),
    outside: addOutside(counted),
    documents: listDocuments(documents),
    documentCount: documents.length,
  };
  if (counted.length === 0) {
    return {
      ...common,
      exactness: 'uncountable',
      limit: findCommonLimit(documents),
      ...addDurations(items),
    };
  }
  return documents.some(isOpen)
    ? { ...common, exactness: 'partial', limit: 'documents' }
    : { ...common, exactness: 'exact' };
}

/** An archive within the package is named, and not opened. */
function isCounted({ format, exactness }: Measurement): boolean {
  return format !== 'zip' && exactness !== 'uncountable';
}

function describeItem({ path, report }: ReadItem, names: ReadonlySet<string>): InnerDocument {
  const name = cutName(path);
  if (report === null) return { name, limit: 'too-slow' };
  const { format, counts, outside } = report;
  if (format === 'zip') return { name, format, limit: 'archive' };
  const limit = findLimit(report, names);
  if (!isCounted(report)) return { name, format, ...(limit !== undefined && { limit }) };
  const parts = Object.entries(outside).map(([part, { words }]) => [part, words]);
  return {
    name,
    format,
    words: counts.words,
    ...(parts.length > 0 && { outside: Object.fromEntries(parts) }),
    ...(limit !== undefined && { limit }),
  };
}

/** Linked files that are also in the package do not count as missing. */
function findLimit(
  { limit, documents = [], documentCount = documents.length }: Measurement,
  names: ReadonlySet<string>,
): MeasurementLimit | undefined {
  const isAllHere =
    limit === 'documents' &&
    documentCount === documents.length &&
    documents.every(({ name }) => names.has(toFileName(name)));
  return isAllHere ? undefined : limit;
}

function toFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

const mostNameCharacters = 200;

function cutName(path: string): string {
  return path.length <= mostNameCharacters ? path : `…${path.slice(1 - mostNameCharacters)}`;
}

function addOutside(reports: readonly Measurement[]): Measurement['outside'] {
  const sum: Measurement['outside'] = {};
  for (const part of new Set(reports.flatMap(({ outside }) => Object.keys(outside)))) {
    const name = part as keyof Measurement['outside'];
    for (const { outside } of reports) {
      const counts = outside[name];
      if (counts !== undefined) sum[name] = addCounts(sum[name] ?? noCounts, counts);
    }
  }
  return sum;
}

function listDocuments(documents: readonly InnerDocument[]): InnerDocument[] {
  const whole = documents.filter((document) => !isOpen(document));
  return [...documents.filter(isOpen), ...whole].slice(0, maxListedDocuments);
}

function isOpen({ words, limit }: InnerDocument): boolean {
  return words === undefined || limit !== undefined;
}

/** The common reason why nothing was counted, where it is true of the package as well. */
function findCommonLimit(documents: readonly InnerDocument[]): MeasurementLimit {
  const common = (['encrypted', 'audio', 'video'] as const).find((limit) =>
    documents.every((document) => document.limit === limit),
  );
  return documents.length > 0 && common !== undefined ? common : 'archive';
}

/** Recordings are as long as all of them together, where each tells its length. */
function addDurations(items: readonly ReadItem[]): Pick<Measurement, 'durationSeconds'> {
  const seconds = items.map(({ report }) => report?.durationSeconds);
  if (seconds.length === 0 || seconds.includes(undefined)) return {};
  return { durationSeconds: seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
}
