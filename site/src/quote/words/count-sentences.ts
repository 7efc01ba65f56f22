import type { Measurement } from '@yiqiao/contract/counting/measurement';

const thousands = new Intl.NumberFormat('en-US');

export function formatCount(count: number): string {
  return thousands.format(count);
}

/** "1 word", "5,318 words". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const slideFormats: ReadonlySet<string> = new Set([
  'pptx',
  'pptm',
  'ppsx',
  'potx',
  'ppt',
  'odp',
  'otp',
  'fodp',
]);

/** By which rule the whole document was counted, and on how many pages, where that is known. */
export function describeRule({ format, pages }: Measurement): string {
  if (pages === undefined) return 'Counted by Word’s rule.';
  const [one, many] = slideFormats.has(format) ? ['slide', 'slides'] : ['page', 'pages'];
  return `Counted by Word’s rule, ${countOf(pages, one, many)}.`;
}
