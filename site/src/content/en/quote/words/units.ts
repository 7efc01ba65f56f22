import { formats } from '../../formats.ts';

/** "1 word", "5,318 words". */
export function countOf(count: number, one: string, many: string): string {
  return `${formats.count(count)} ${count === 1 ? one : many}`;
}

export function words(count: number): string {
  return countOf(count, 'word', 'words');
}

export function pages(count: number): string {
  return countOf(count, 'page', 'pages');
}
