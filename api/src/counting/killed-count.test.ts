import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from '@yiqiao/measure/scripts/make-pdf';
import { afterEach, expect, it } from 'vitest';
import { writeCheapCredential } from '../../test/cheap-credential.ts';
import {
  makeFolder,
  type OperatedServer,
  startOperatedServer,
} from '../../test/operated-server.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { password } from '../../test/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const pages = 500;
const lines = Array.from({ length: 40 }, () => '合同双方应当遵守本协议的约定');
const started: OperatedServer[] = [];

function start(folder: string): OperatedServer {
  const server = startOperatedServer(folder);
  started.push(server);
  return server;
}

async function readOnly(url: string) {
  const office = createVisitor(url);
  await office.logIn();
  const list = await office.client.listQuotes();
  const [quote] = list.kind === 'whole' ? list.quotes : [];
  return quote;
}

afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL');
});

it('counts after kill -9 what was being counted before it', { timeout: 240_000 }, async () => {
  const folder = await makeFolder();
  await writeCheapCredential(join(folder, 'data'), password);
  const content = new Uint8Array(makePdf(Array(pages).fill(lines), 'simplified'));
  const first = start(folder);
  const url = await first.listening;
  await submitQuote({ url }, quoteForm({}, { name: 'long.pdf', type: '', content }));
  expect(await readOnly(url)).toMatchObject({ wordCountBasis: 'counting', measurement: null });
  first.child.kill('SIGKILL');
  await first.exited;

  const second = start(folder);
  const again = await second.listening;
  await expect
    .poll(async () => (await readOnly(again))?.wordCountBasis, { timeout: 120_000, interval: 1000 })
    .toBe('measured');
  expect(await readOnly(again)).toMatchObject({ wordCount: pages * lines.join('').length });
  second.child.kill('SIGKILL');
  await second.exited;
  await rm(folder, { recursive: true });
});
