/**
 * Measures the console with many submissions in IndexedDB on a CPU slowed four times:
 * `npm run bench -- console [rounds]`, for one person and for an office of fifty. Beside it, the cost of rendering all rows plainly, and of
 * an empty page: the part that is the machine's. The worker is started anew each time; Chromium does
 * not slow it down, so its part of the first rows is shown.
 */
import { measureStart, openSlowly, type Start, slowdown } from './console/measure-start.ts';
import {
  measureScrolling,
  measureTyping,
  readLongTasks,
  watchLongTasks,
} from './console/measure-use.ts';
import { type Office, openOffice } from './console/open-office.ts';
import { median } from './http/median.ts';

const rounds = Number(process.argv[2] ?? 7);
const usualCount = 10_000;
const largeCount = 50_000;

const small = await openOffice(usualCount);
const several = await openOffice(usualCount, 50);
const large = await openOffice(largeCount);
const offices = [small, several, large];

// One start of the peer says enough: it takes seconds.
const allRows = (await measureStart(small, 'plain')).rowsAt;
const floors: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  floors.push((await measureStart(small, 'empty')).rowsAt);
}

console.info(`CPU slowed ${slowdown} times, medians of ${rounds} rounds, milliseconds\n`);
console.info(`An empty page: ${median(floors).toFixed(0)}`);
console.info(`All ${usualCount} rows, rendered plainly: ${allRows.toFixed(0)}\n`);

const titles = [
  'submissions',
  'people',
  'first rows',
  'of it worker',
  'rows answer',
  'worst frame',
  'worst key',
  'worst answer',
  'longest task',
];
console.info(titles.join(' | '));
const starts = await measureStarts();
for (const office of offices) {
  const measured = starts.get(office) ?? [];
  const { frames, keys, answers, longTasks } = await measureUse(office);
  const figures = [
    median(measured.map(({ rowsAt }) => rowsAt)),
    median(measured.map(({ workerMs }) => workerMs)),
    median(measured.map(({ answersAt }) => answersAt)),
    ...[frames, keys, answers, longTasks].map((values) => Math.max(0, ...values)),
  ];
  const sizes = [office.count.toLocaleString('en-US'), `${office.people}`];
  const cells = [...sizes, ...figures.map((value) => value.toFixed(0))];
  console.info(cells.map((cell, at) => cell.padStart(titles[at]?.length ?? 0)).join(' | '));
}
console.info(
  '\nWith 50 people the console opens on the orders of one of them; the search looks through all.' +
    '\nGoals: first rows ≤ 300 at 10,000 and ≤ 1.5 times that at 50,000; frame, key, answer ≤ 50.',
);
for (const office of offices) await office.close();

/** Starts of both sizes in turn, so that what else the machine does meets both. */
async function measureStarts() {
  const found = new Map(offices.map((office) => [office, [] as Start[]] as const));
  for (let round = 0; round < rounds; round += 1) {
    for (const [office, measured] of found) measured.push(await measureStart(office, 'dashboard'));
  }
  return found;
}

async function measureUse({ context, origin }: Office) {
  const page = await openSlowly(context);
  await page.goto(`${origin}/admin/dashboard`);
  // All rows are there, and the server has said that they still are the list.
  await page.getByRole('button', { name: /^… / }).first().waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await watchLongTasks(page);
  const frames = await measureScrolling(page);
  const typing = await measureTyping(page, 'chen 42');
  const longTasks = await readLongTasks(page);
  await page.close();
  return { frames, ...typing, longTasks };
}
