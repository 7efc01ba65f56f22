/**
 * Memory of a visitor's tab while a folder becomes one package, is counted and is sent:
 * `npm run bench -- package [megabytes]`. Beside it, a page that packs the same folder with JSZip. Linux only.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { residentMb } from '../measure/src/node/process-usage.ts';
import { writePresentation } from './documents/write-documents.ts';
import { makeFolder } from './http/make-folder.ts';
import { startProduct } from './http/product.ts';

const [megabytes = 900] = process.argv.slice(2).map(Number);
const port = 4180;
const documentMegabytes = 10;
const count = Math.round(megabytes / documentMegabytes);
const timeout = 900_000;

interface Contender {
  readonly name: string;
  open(page: Page): Promise<void>;
  /** Takes the folder, from choosing it to the end. */
  take(page: Page): Promise<void>;
}

const ours: Contender = {
  name: 'Yiqiao: packed, counted, sent',
  async open(page) {
    await page.goto(`http://127.0.0.1:${port}/quote`);
    await page.getByLabel('Name').fill('Lin Meihui');
    await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
    await page.getByLabel('Chinese to English Translation').check();
  },
  async take(page) {
    await chooseFolder(page, () => page.getByRole('button', { name: 'choose a folder' }).click());
    await page.getByRole('button', { name: `Take all ${count} as one package` }).click();
    await page.getByText(`${count} of ${count} documents counted`).waitFor({ timeout });
    await page.getByRole('button', { name: 'Request this Quote' }).click();
    await page.getByText('Your quote request has been submitted.').first().waitFor({ timeout });
  },
};

const peer: Contender = {
  name: 'JSZip: packed',
  async open(page) {
    await page.setContent('<input type="file" webkitdirectory><output></output>');
    await page.addScriptTag({
      path: join(import.meta.dirname, 'node_modules/jszip/dist/jszip.js'),
    });
    await page.evaluate(packWhenChosen);
  },
  async take(page) {
    await chooseFolder(page, () => page.locator('input').click());
    await page.locator('output:not(:empty)').waitFor({ timeout });
  },
};

const home = await makeFolder('package-');
const folder = join(home, '尽职调查 Due diligence');
await mkdir(folder);
for (let index = 0; index < count; index += 1) {
  await writePresentation(join(folder, `合同 ${index + 1}.pptx`), documentMegabytes);
}
const product = await startProduct(home, port);
try {
  console.info(`${count} presentations of ${documentMegabytes} MB; memory of the tab in MB\n`);
  console.info(`${' '.repeat(30)}   idle | highest | above idle | seconds`);
  for (const contender of [ours, peer]) await measure(contender);
  console.info('\nGoal: at most 150 above idle.');
} finally {
  await product.stop();
  await rm(home, { recursive: true, force: true });
}

async function measure({ name, open, take }: Contender): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await open(page);
    await page.waitForTimeout(3000);
    const processes = await findTabs(browser);
    const memory = () => processes.reduce((sum, pid) => sum + residentMb(pid), 0);
    const idle = memory();
    let highest = idle;
    const sampling = setInterval(() => {
      highest = Math.max(highest, memory());
    }, 20);
    const begin = performance.now();
    const failure = await take(page).then(
      () => null,
      (error: Error) => error.message.split('\n')[0],
    );
    clearInterval(sampling);
    const seconds = (performance.now() - begin) / 1000;
    const figures = [idle, highest, highest - idle, seconds].map((value) => value.toFixed(0));
    const [first = '', second = '', third = '', last = ''] = figures;
    console.info(
      `${name.padEnd(30)} ${first.padStart(6)} | ${second.padStart(7)} | ${third.padStart(10)} | ${last.padStart(7)}${failure === null ? '' : `  failed: ${failure}`}`,
    );
  } finally {
    await browser.close();
  }
}

/** The processes that hold pages and their workers; there is one page. */
async function findTabs(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

async function chooseFolder(page: Page, press: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(folder);
}

/** Runs in the page. */
function packWhenChosen(): void {
  const input = document.querySelector('input');
  input?.addEventListener('change', async () => {
    const archive = new (Reflect.get(window, 'JSZip'))();
    for (const file of input.files ?? []) archive.file(file.webkitRelativePath, file);
    const packed: Blob = await archive.generateAsync({ type: 'blob', compression: 'STORE' });
    const output = document.querySelector('output');
    if (output) output.textContent = `${packed.size} bytes`;
  });
}
