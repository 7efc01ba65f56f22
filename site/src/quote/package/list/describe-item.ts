import { dividePages } from '@yiqiao/contract/counting/word-count';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { PackageItem } from '../../file/package-items.ts';
import { describeIncluded } from '../../parts/describe-parts.ts';
import type { DeskTexts, PackageTexts } from '../package-texts.ts';
import { countItem, groupOf, isArchive, reportOfItem } from './group-items.ts';
import type { MiniRingKind } from './mini-ring.tsx';

/** What a row says of its document. */
export interface ItemRow {
  readonly ring: MiniRingKind;
  /** Under its name: size, pages, parts. */
  readonly detail: string;
  /** Why it was not counted, or not as a whole, and what happens then. */
  readonly problem: { readonly reason: string; readonly next: string } | null;
  /** "1,314", "at least 6", "no count"; empty while it waits. */
  readonly words: string;
  /** `null` where nothing was counted, or it is not sent. */
  readonly wordCount: number | null;
}

type Texts = DeskTexts & { readonly package: PackageTexts };

export function describeItem(item: PackageItem, include: string, texts: Texts): ItemRow {
  const counts = countItem(item, include);
  const isWaiting = item.reading.kind !== 'done';
  const common = {
    ring: drawItem(item, include),
    detail: describeDetail(item, include, texts),
    problem: findProblem(item, texts),
  };
  if (counts === null) {
    const words = isWaiting ? '' : texts.package.list.noCount;
    return { ...common, words, wordCount: null };
  }
  const isPart = reportOfItem(item)?.exactness === 'partial';
  const words = isPart
    ? texts.package.list.atLeast(counts.words)
    : texts.formats.count(counts.words);
  return { ...common, words, wordCount: item.isIn ? counts.words : null };
}

function drawItem(item: PackageItem, include: string): MiniRingKind {
  if (item.reading.kind === 'under-way') return { kind: 'guessed' };
  const counts = countItem(item, include);
  const report = reportOfItem(item);
  if (counts !== null && report !== null) {
    const division = dividePages(report);
    const part = division === null ? 0.5 : division.counted / division.pages;
    return { kind: 'counted', counts, share: report.exactness === 'exact' ? 1 : part };
  }
  if (report === null || report.limit === 'image') return { kind: 'empty' };
  return refused.has(report.limit) ? { kind: 'refused' } : { kind: 'guessed' };
}

const refused: ReadonlySet<unknown> = new Set(['encrypted', 'damaged', 'unreadable-text']);

function describeDetail(item: PackageItem, include: string, texts: Texts): string {
  const size = formatFileSize(item.file.size);
  const state = describeState(item, include, texts);
  return texts.package.list.detail(size, reportOfItem(item)?.pages, state);
}

function describeState(item: PackageItem, include: string, texts: Texts): string {
  const { list } = texts.package;
  const { reading, isIn } = item;
  if (!isIn) return list.staysHere;
  if (reading.kind === 'waiting') return list.waiting;
  if (reading.kind === 'under-way') return list.reading(Math.floor(reading.fraction * 100));
  const report = reportOfItem(item);
  const parts = report && describeIncluded(report.outside, include, texts.parts);
  return parts === null ? '' : list.including(parts);
}

function findProblem(item: PackageItem, { reasons }: Texts): ItemRow['problem'] {
  const group = groupOf(item);
  if (item.reading.kind !== 'done' || group === 'counted' || group === 'left') return null;
  const { report } = item.reading;
  if (report.format === 'empty') return reasons.empty;
  if (isArchive(report)) return reasons.byLimit.archive;
  const { limit } = report;
  return limit === undefined ? null : reasons.byLimit[limit];
}
