/**
 * Measures the console with many submissions in IndexedDB on a CPU slowed four times:
 * `npm run bench -- console [rounds]`. Beside it, the cost of rendering all rows plainly, and of
 * an empty page: the part that is the machine's.
 */
import { measureStart, openSlowly, slowdown } from './console/measure-start.ts';
import {
  measureScrolling,
  measureTyping,
  readLongTasks,
  watchLongTasks,
} from './console/measure-use.ts';
import { type Office, openOffice, summaryOf } from './console/open-office.ts';

const rounds = Number(process.argv[2] ?? 7);
const usualCount = 10_000;
const largeCount = 50_000;

const small = await openOffice(usualCount);
const large = await openOffice(largeCount);
const offices = [small, large];

const floor = await median(async () => (await measureStart(...plainPage(small, 'empty'))).rowsAt);
// One start of the peer says enough: it takes seconds.
const allRows = (await measureStart(...plainPage(small, 'plain'))).rowsAt;

console.info(`CPU slowed ${slowdown} times, medians of ${rounds} rounds, milliseconds\n`);
console.info(`An empty page: ${floor.toFixed(0)}`);
console.info(`All ${usualCount} rows, rendered plainly: ${allRows.toFixed(0)}\n`);

const titles = [
  'submissions',
  'first rows',
  'rows answer',
  'worst frame',
  'worst key',
  'worst answer',
  'longest task',
];
console.info(titles.join(' | '));
const starts = await measureStarts();
for (const office of offices) {
  const { rowsAt, answersAt } = starts.get(office) ?? { rowsAt: [], answersAt: [] };
  const { frames, keys, answers, longTasks } = await measureUse(office);
  const figures = [
    medianOf(rowsAt),
    medianOf(answersAt),
    ...[frames, keys, answers, longTasks].map((values) => Math.max(0, ...values)),
  ];
  const cells = [office.count.toLocaleString('en-US'), ...figures.map((value) => value.toFixed(0))];
  console.info(cells.map((cell, at) => cell.padStart(titles[at]?.length ?? 0)).join(' | '));
}
console.info(
  '\nGoals: first rows ≤ 300 at 10,000 and ≤ 1.5 times that at 50,000; frame, key, answer ≤ 50.',
);
for (const office of offices) await office.close();

/** Starts of both sizes in turn, so that what else the machine does meets both. */
async function measureStarts() {
  const found = new Map(
    offices.map((office) => [office, { rowsAt: [] as number[], answersAt: [] as number[] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ context, origin }, moments] of found) {
      const { rowsAt, answersAt } = await measureStart(context, `${origin}/admin/dashboard`);
      moments.rowsAt.push(rowsAt);
      moments.answersAt.push(answersAt);
    }
  }
  return found;
}

async function measureUse({ context, origin, count }: Office) {
  const page = await openSlowly(context);
  await page.goto(`${origin}/admin/dashboard`);
  await page.getByText(summaryOf(count)).waitFor();
  await watchLongTasks(page);
  const frames = await measureScrolling(page);
  const typing = await measureTyping(page, 'chen 42');
  const longTasks = await readLongTasks(page);
  await page.close();
  return { frames, ...typing, longTasks };
}

function plainPage({ context, origin }: Office, name: 'empty' | 'plain') {
  return [context, `${origin}/admin/${name}`, { hasSearch: false }] as const;
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return medianOf(values);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
