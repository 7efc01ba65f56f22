/** Prints a line of a command's output. */
export type Print = (line: string) => void;

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** "1.4 GB": one decimal from 1 KB up, in powers of 1024. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** step;
  return `${step === 0 ? amount : amount.toFixed(1)} ${units[step]}`;
}

const maxNamed = 5;

/** "a, b, c", with an ellipsis after the first few. */
export function formatNames(names: readonly string[]): string {
  return `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ', …' : ''}`;
}

/** "1 document", "2 documents". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
