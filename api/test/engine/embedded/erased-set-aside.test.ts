import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import { expect, it, onTestFinished } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { readQuoteStore } from '../../../src/engine/embedded/read-quote-store.ts';
import { findBytes } from '../../disk/find-bytes.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { addQuote } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { openEngine } from '../open-embedded.ts';

const person = { customerEmail: 'wei@example.com', customerName: 'Zhang Wei' };
const traces = ['wei@example.com', 'Zhang Wei'];

it('erases a person from what lies beside the store, and leaves the others there', async () => {
  const folder = await temporaryFolder();
  const dataFolder = join(folder, 'data');
  const old = await openQuoteStore(dataFolder);
  await addQuote(old, sampleQuote('old', person));
  await addQuote(old, sampleQuote('other'));
  await old.close();
  // What a restore replaced, a snapshot that was damaged, a restore that was broken off, a store nobody can read.
  const aside = join(dataFolder, 'before-restore-2026-11-20T12-00-00.000Z');
  const unreadable = join(dataFolder, 'before-restore-2026-11-19T12-00-00.000Z');
  for (const copy of [aside, unreadable, join(dataFolder, 'restoring')]) {
    await mkdir(copy);
    for (const name of ['quotes.json', 'quotes.journal']) {
      await cp(join(dataFolder, name), join(copy, name));
    }
  }
  await writeFile(join(unreadable, 'quotes.journal'), 'damaged');
  await cp(join(dataFolder, 'quotes.json'), join(dataFolder, 'quotes.json.damaged-at-2'));
  const engine = await openEngine(folder);
  onTestFinished(() => engine.close());
  await addQuote(engine.records, sampleQuote('new', person));

  const isTheirs = ({ customerEmail }: { customerEmail: string }) =>
    customerEmail === person.customerEmail;
  const others = await engine.erasures.findSetAside(isTheirs);
  expect(others.map(({ id }) => id)).toEqual(['old']);
  const begun = await engine.erasures.begin(['old', 'new'], (quotes) =>
    composeErasure('erasure', quotes, others, 0),
  );
  expect(begun.quotes.toSorted()).toEqual(['new', 'old']);
  await engine.erasures.scrub(begun);
  await engine.erasures.finish(begun.id);
  expect(await findBytes(dataFolder, traces)).toEqual([]);
  const kept = await readQuoteStore(aside);
  expect(kept?.book.quotes.flat().map(({ id }) => id)).toEqual(['other']);
  expect(await readdir(unreadable)).toEqual(['quotes.journal']);
});

it('keeps a generation to fall back on, which knows nothing of the person either', async () => {
  const folder = await temporaryFolder();
  const dataFolder = join(folder, 'data');
  const store = await openQuoteStore(dataFolder);
  await addQuote(store, sampleQuote('a', person));
  await addQuote(store, sampleQuote('b'));
  const begun = await store.begin(['a'], (quotes) => composeErasure('erasure', quotes, [], 0));
  await store.scrub(begun);
  await store.finish(begun.id);
  await store.close();
  const generations = (await readdir(dataFolder)).filter((name) =>
    /^quotes\.json\.\d+$/.test(name),
  );
  expect(generations).toHaveLength(1);
  await writeFile(join(dataFolder, 'quotes.json'), 'damaged');
  const again = await openQuoteStore(dataFolder);
  expect(await again.get('b')).toBeDefined();
  expect(await again.get('a')).toBeUndefined();
  await again.close();
});
