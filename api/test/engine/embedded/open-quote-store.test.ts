import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { quoteUpgrades } from '@yiqiao/ports/schema/schema-version';
import { describe, expect, it } from 'vitest';
import { StoreRefusal } from '../../../src/engine/embedded/folder/store-refusal.ts';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import type { QuoteStore } from '../../../src/engine/embedded/quote-store.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { addQuote, listOf, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const at = '2026-11-20T10:00:00.000Z';

async function partsOf(store: QuoteStore): Promise<(readonly StoredQuote[])[]> {
  const parts = [];
  for await (const part of (await store.readAll()).parts) parts.push(part);
  return parts;
}

describe('openQuoteStore', () => {
  it('keeps the very same part for submissions that did not change', async () => {
    const store = await openQuoteStore(await temporaryFolder());
    await Promise.all(
      Array.from({ length: 600 }, (_, number) => addQuote(store, sampleQuote(`q${number}`))),
    );
    const before = await partsOf(store);
    await setStatus(store, 'q0', { status: 'completed', at });
    const kept = (await partsOf(store)).filter((part, index) => part === before[index]);
    expect(kept).toHaveLength(before.length - 1);
    await store.close();
  });

  it('tells listeners of each stored change, and survives one that fails', async () => {
    const reports: string[] = [];
    const store = await openQuoteStore(await temporaryFolder(), {
      report: (message) => reports.push(message),
    });
    const told: string[] = [];
    store.onChange(() => {
      throw new Error('listener');
    });
    store.onChange((quote) => told.push(`${quote.id} ${quote.status}`));
    await addQuote(store, sampleQuote('a'));
    await setStatus(store, 'a', { status: 'cancelled', at });
    expect(told).toEqual(['a pending', 'a cancelled']);
    expect(reports.join()).toContain('listener');
    await store.close();
  });

  it('keeps payment intents without listing them', async () => {
    const folder = await temporaryFolder();
    const intent = {
      id: 'pi_1',
      amount: 9000,
      currency: 'usd',
      status: 'requires_payment_method',
      createdAt: at,
    } as const;
    for (const change of ['', 'older']) {
      const store = await openQuoteStore(folder, { minJournalBytes: 0 });
      await store.addPaymentIntent({ ...intent, id: `pi_1${change}` });
      expect(await listOf(store)).toEqual([]);
      await store.close();
    }
    await writeFile(join(folder, 'quotes.lock'), 'left by a crash');
    const again = await openQuoteStore(folder, { upgrades: [...quoteUpgrades, (quote) => quote] });
    await again.close();
    const snapshot = await readFile(join(folder, 'quotes.json'), 'utf8');
    expect(snapshot).toContain('{"id":"pi_1","amount":9000');
    expect(snapshot).toContain('"pi_1older"');
  });

  it('refuses a folder that this or another process has open', async () => {
    const folder = await temporaryFolder();
    const store = await openQuoteStore(folder);
    await expect(openQuoteStore(folder)).rejects.toThrow(StoreRefusal);
    await store.close();
    await (await openQuoteStore(folder)).close();
  });

  it('does not begin a new store beside documents that lost theirs', async () => {
    const folder = await temporaryFolder();
    const uploadsFolder = join(folder, 'uploads');
    await mkdir(uploadsFolder);
    await writeFile(join(uploadsFolder, 'README.md'), 'page');
    const dataFolder = join(folder, 'data');
    await (await openQuoteStore(join(folder, 'fresh'), { uploadsFolder })).close();
    await writeFile(join(uploadsFolder, '0f8fad5b'), 'document');
    await expect(openQuoteStore(dataFolder, { uploadsFolder })).rejects.toThrow(
      /clients' documents lie/,
    );
  });

  it('reads a store of an earlier version, and writes it anew in its own', async () => {
    const folder = await temporaryFolder();
    const old = await openQuoteStore(folder);
    await addQuote(old, sampleQuote('a'));
    await old.close();
    const upgrades = [
      ...quoteUpgrades,
      (quote: unknown) => Object.assign({}, quote, { fileType: 'upgraded' }),
    ];
    const store = await openQuoteStore(folder, { upgrades });
    expect((await store.get('a'))?.fileType).toBe('upgraded');
    await store.close();
    await expect(openQuoteStore(folder)).rejects.toThrow(/newer release \(version 4/);
    const again = await openQuoteStore(folder, { upgrades });
    expect((await again.get('a'))?.fileType).toBe('upgraded');
    await again.close();
  });

  it('takes over what 0.1 wrote, and leaves nothing that 0.1 would open', async () => {
    const folder = await temporaryFolder();
    const journal = join(folder, 'quotes.journal');
    const old = await openQuoteStore(folder, { upgrades: [] });
    await addQuote(old, sampleQuote('a'));
    await old.close();
    const written = await readFile(journal, 'utf8');
    await writeFile(journal, written.replaceAll('{"crc32":', '{"checksum":'));

    const store = await openQuoteStore(folder);
    await addQuote(store, sampleQuote('b'));
    expect((await listOf(store)).map(({ id }) => id)).toEqual(['b', 'a']);
    await store.close();

    const [header = '', ...lines] = (await readFile(journal, 'utf8')).split('\n');
    expect(header).toContain('"version":3,');
    expect(await readFile(join(folder, 'quotes.json'), 'utf8')).toContain('"version": 3,');
    // A line that 0.1 took for whole, but could not read, it would call damaged before it came to the version.
    expect(lines.filter((line) => line.startsWith('{"checksum":'))).toEqual([]);
  });
});
