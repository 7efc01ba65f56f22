import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import type { Counts, Measurement } from '@yiqiao/contract/counting/measurement';
import { isWhole, type PackageItem } from '../../file/package-items.ts';

/** What a document needs, in the order in which the groups are shown. */
export const itemGroups = [
  'partly',
  'scans',
  'locked',
  'uncounted',
  'pictures',
  'waiting',
  'counted',
  'left',
] as const;

export type ItemGroup = (typeof itemGroups)[number];

export function groupOf(item: PackageItem): ItemGroup {
  const { isIn, reading } = item;
  if (!isIn) return 'left';
  if (reading.kind !== 'done') return 'waiting';
  if (isWhole(item)) return 'counted';
  const { exactness, limit, format } = reading.report;
  if (exactness !== 'uncountable' && format !== 'zip') return 'partly';
  if (limit === 'scan') return 'scans';
  if (limit === 'encrypted') return 'locked';
  return limit === 'image' ? 'pictures' : 'uncounted';
}

/** What reading found; an archive within a package is not opened, so it has no report here. */
export function reportOfItem({ reading }: PackageItem): Measurement | null {
  return reading.kind === 'done' && !isArchive(reading.report) ? reading.report : null;
}

/** An Office document that was cut off is no longer known from an archive: that it is damaged says more. */
export function isArchive({ format, limit }: Measurement): boolean {
  return format === 'zip' && limit !== 'damaged';
}

/** The counts of the main text and the included parts; `null` where nothing was counted. */
export function countItem(item: PackageItem, include: string): Counts | null {
  const report = reportOfItem(item);
  if (report === null || report.exactness === 'uncountable') return null;
  return sumIncluded(report, include);
}

/** What needs a word comes first, then the order of the package. While documents are read, nothing moves. */
export function sortItems(items: readonly PackageItem[]): readonly PackageItem[] {
  const groups = new Map(items.map((item) => [item, groupOf(item)]));
  const isSettled = (item: PackageItem) => {
    const group = groups.get(item);
    return group === 'counted' || group === 'left';
  };
  if (items.some((item) => groups.get(item) === 'waiting')) return items;
  return [...items.filter((item) => !isSettled(item)), ...items.filter(isSettled)];
}
