import { expect, test } from 'vitest';
import { createVisitor } from '../../api/test/visitor.ts';
import { folderName, largeFolder, readZip, wordsOfLargeFolder } from '../large-folder.ts';
import { password, username } from '../product.ts';
import { requestQuote } from './desk.ts';
import { setStage } from './engine.ts';

const stage = setStage();

test('A visitor drops a folder of 300 files, and it arrives byte for byte', async () => {
  const { page, product } = stage;
  await page.open(`${product.origin}/quote`);
  // The desk listens for drops from then on.
  await page.waitFor(() => document.querySelector('button[type=submit]:disabled') !== null);
  await page.evaluate(dropFolder, folderName, [...largeFolder]);
  await page.click({ role: 'button', name: 'Take all 300 as one package' });
  await page.waitForText(`at least ${wordsOfLargeFolder.toLocaleString('en-US')} words`);
  const customerName = '林美慧 Lin Meihui';
  await requestQuote(page, customerName);
  expect(readZip(await fetchDocument(product.origin, customerName))).toEqual(largeFolder);
  expect(page.takeErrors()).toEqual([]);
});

/**
 * Runs in the page. No protocol drops a folder in these browsers, so the entries are made up, and hand their files
 * over a hundred at a time as some engines do; the files are the browser's own.
 */
function dropFolder(root: string, files: readonly (readonly [string, string])[]): null {
  const isBelow = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const paths = files.map(([path]) => path);
  const namesIn = (folder: string) => {
    const rests = paths.filter(isBelow(folder)).map((path) => path.slice(folder.length + 1));
    return [...new Set(rests.map((rest) => rest.split('/')[0]))];
  };
  const makeEntry = (path: string): object => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const text = files.find(([one]) => one === path)?.[1];
    if (text !== undefined) {
      const file = (take: (file: File) => void) => take(new File([text], name));
      return { name, isFile: true, isDirectory: false, file };
    }
    const entries = namesIn(path).map((inner) => makeEntry(`${path}/${inner}`));
    const readEntries = (take: (some: object[]) => void) => take(entries.splice(0, 100));
    return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
  };
  const items = [{ kind: 'file', webkitGetAsEntry: () => makeEntry(root) }];
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(drop, 'dataTransfer', { value: { items, files: [], types: ['Files'] } });
  document.body.dispatchEvent(drop);
  return null;
}

async function fetchDocument(origin: string, customerName: string): Promise<Uint8Array> {
  const staff = createVisitor(origin);
  await staff.client.login({ username, password });
  const list = await staff.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  const quote = quotes.find((one) => one.customerName === customerName);
  const answer = await staff.fetch(`/api/admin/files/${quote?.id}`);
  return new Uint8Array(await answer.arrayBuffer());
}
