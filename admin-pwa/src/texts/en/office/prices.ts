const counts = new Intl.NumberFormat('en-US');

/** The prices of new estimates, for owners. */
export const prices = {
  lead: 'What was asked already keeps its price.',
  word: 'A word',
  delivery: 'Times',
  ofWord: 'of the price a word',
  anyOther: 'Any other service',
  rule: 'Tenths of a cent are allowed. A total is rounded once, at the end.',
  times: (factor: string): string => `× ${factor}`,
  /** In the row of the list. */
  rates: (count: number): string => `${count} rates`,
  factorOf: (timeline: string, factor: string): string => `${timeline} × ${factor}`,
  /** Before what it was and what it would be. */
  changeOf: (name: string): string => `${name}: `,
  inHistory: (name: string): string => `Price, ${name}`,
  rateFault: 'Enter US dollars from 0.001 to 9.999, such as 0.15.',
  factorFault: 'Enter a factor from 0.01 to 9.99, such as 1.5.',
  doneWhy: 'For every estimate from now on. Pages that are open keep theirs for a day.',
  preview: 'On the site, then',
  sample: '5,318 words, as on the desk.',
  product: (words: number, rate: string, factor: string): string =>
    `${counts.format(words)} × ${rate}${factor === '1' ? '' : ` × ${factor}`}`,
  /** In the band of a phone, before the sums. */
  sumOf: (sample: string): string => `5,318 words, ${sample}:`,
  now: 'now',
  untouched: 'Not touched',
  /** Requests, and quotes that can still be accepted. */
  stays: (requests: number, quotes: number): string =>
    `${count(requests, 'request')}, ${count(quotes, 'open quote')}, and what the pages claim per 1,000 words: that is a claim, not a rate. A page that is open now keeps its prices for a day.`,
};

function count(number: number, what: string): string {
  return `${counts.format(number)} ${what}${number === 1 ? '' : 's'}`;
}

export type PricesTexts = typeof prices;
