// When the home page's largest element is painted on a slow phone and a slow line, beside the same
// page without any script and beside the same page rendered by the browser.
// npm run bench -- first-paint [rounds]
import { chromium } from '@playwright/test';
import { median } from './http/median.ts';
import { measurePaint, type Paint } from './paint/measure-paint.ts';
import { serveVariant } from './paint/variant-server.ts';
import { prepareVariants } from './paint/variants.ts';

const [rounds = 5] = process.argv.slice(2).map(Number);
const goals = { withoutScript: 1.15, rendered: 0.5 };

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const variants = await prepareVariants();
const paints = variants.map((): Paint[] => []);
const servers = await Promise.all(variants.map(serveVariant));
for (let round = 0; round < rounds; round += 1) {
  for (const [index, { origin }] of servers.entries()) {
    paints[index]?.push(await measurePaint(browser, origin));
  }
}
for (const server of servers) server.close();
await browser.close();

const largest = paints.map((list) => median(list.map(({ largestMs }) => largestMs)));
const shift = Math.max(...(paints[0] ?? []).map(({ layoutShift }) => layoutShift));
console.log(`Largest contentful paint of home, CPU ÷ 4, slow 4G, median of ${rounds} rounds`);
for (const [index, { name }] of variants.entries()) {
  console.log(`${name.padEnd(26)}${(largest[index] ?? 0).toFixed(0).padStart(6)} ms`);
}
const [served = 0, withoutScript = 0, rendered = 0] = largest;
const shares = { withoutScript: served / withoutScript, rendered: served / rendered };
console.log(
  `share of the page without script ${shares.withoutScript.toFixed(2)}, goal ≤ ${goals.withoutScript}`,
);
console.log(
  `share of the page rendered by the browser ${shares.rendered.toFixed(2)}, goal ≤ ${goals.rendered}`,
);
console.log(`layout shift, worst round ${shift.toFixed(4)}, goal 0`);
const isMet =
  shares.withoutScript <= goals.withoutScript && shares.rendered <= goals.rendered && shift === 0;
process.exitCode = isMet ? 0 : 1;
