import { formats } from '../../formats.ts';

export function words(count: number): string {
  return `${formats.count(count)}字`;
}

export function pages(count: number): string {
  return `${formats.count(count)}页`;
}
