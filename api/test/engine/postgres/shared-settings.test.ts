import { nameOfPrices, specifiedPrices } from '@yiqiao/contract/money/prices';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../quote-form.ts';
import { submitQuote } from '../../submit-quote.ts';
import { logInAt, openSharedOffice, type SharedProcess } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();

  it('puts a setting that is changed at one process into the answers of another', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const contactOf = async ({ url }: SharedProcess) =>
      /mailto:(\S+)/.exec(await (await fetch(`${url}/.well-known/security.txt`)).text())?.[1];
    const change = (email: string) =>
      owner.fetch('/api/settings', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ company: { email } }),
      });
    for (const email of ['one@harbour.test', 'two@harbour.test']) {
      expect((await change(email)).status).toBe(200);
      expect(await contactOf(here)).toBe(email);
      await expect.poll(() => contactOf(there)).toBe(email);
    }
  }, 240_000);

  it('plans deletions by a time that was changed at another process, here and there', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const before = await submitQuote(there);
    const answer = await owner.fetch('/api/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kept: { abandonedDays: 45 } }),
    });
    expect(answer.status).toBe(200);
    const daysOf = async (id: string) => {
      const list = await owner.client.listQuotes();
      const quotes = list.kind === 'whole' ? list.quotes : [];
      const { updatedAt = '', fileDeletionDueAt = '' } = quotes.find((it) => it.id === id) ?? {};
      return (Date.parse(fileDeletionDueAt) - Date.parse(updatedAt)) / 86_400_000;
    };
    await expect.poll(() => daysOf(before)).toBe(45);
    const next = await submitQuote(there);
    await expect.poll(() => daysOf(next)).toBe(45);
  }, 240_000);

  it('prices the very next request at another process by what was changed, or was shown before', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const ask = async (fields: Record<string, string>) => {
      const body = quoteForm({ serviceType: 'Premium Translation', ...fields });
      const answer = await fetch(`${there.url}/api/upload-quote`, { method: 'POST', body });
      const { id } = z.parse(quoteReceiptSchema, await answer.json());
      const list = await owner.client.listQuotes();
      return list.kind === 'whole' ? list.quotes.find((quote) => quote.id === id) : undefined;
    };
    const answer = await owner.fetch('/api/settings', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prices: { premiumTranslation: '0.215' } }),
    });
    expect(answer.status).toBe(200);
    const next = await ask({});
    expect(next?.rates).toEqual({ ...specifiedPrices, premiumTranslation: '0.215' });
    const honoured = await ask({ prices: nameOfPrices(specifiedPrices) });
    expect(honoured).not.toHaveProperty('rates');
    expect(honoured?.ratesReplacedAt).toEqual(expect.any(String));
  }, 240_000);
});
