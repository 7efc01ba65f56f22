import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { sourceState } from '@yiqiao/contract/life/source-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { expect } from 'vitest';
import { readRecord, type StoryOrder, sendAsClient, sha256Of } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

const annex = '附件四.txt';
const glossary = '术语表.csv';

function contentOf(order: StoryOrder, name: string): string {
  return `${name} for ${order.email} ${'租金按季支付。'.repeat(50)}`;
}

function formOf(order: StoryOrder, name: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('changeId', order.changeId(name));
  form.set('file', new File([contentOf(order, name)], name, { type: 'text/plain' }));
  return { method: 'POST', body: form };
}

function sourceOf({ sources = [] }: QuoteSubmission, order: StoryOrder, name: string) {
  const found = sources.filter(({ changeId }) => changeId === order.changeId(name));
  expect(found).toHaveLength(1);
  return found[0];
}

/** Byte for byte, as long as the order is not over. */
async function expectKept(quote: QuoteSubmission, order: StoryOrder, name: string): Promise<void> {
  const source = sourceOf(quote, order, name);
  const hash = sha256Of(contentOf(order, name));
  expect(source).toMatchObject({ fileName: name, fileSha256: hash });
  if (quote.status === 'completed') return;
  const path = sourceEndpoints.sourceFile.href({ id: quote.id, sourceId: source?.id ?? '' });
  const answer = await order.server.staff.fetch(path);
  expect(answer.status).toBe(200);
  expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
}

const laterDocument: StoryStep = {
  name: 'a later document',
  async run(order) {
    const path = sourceEndpoints.addClientSource.href({ key: order.key });
    const init = formOf(order, annex, { role: 'document', text: '请一并翻译' });
    const answer = await sendAsClient(order, path, init);
    expect(answer.status, await answer.clone().text()).toBe(201);
  },
  async holds(quote, order) {
    await expectKept(quote, order, annex);
    const said = quote.messages?.filter(({ id }) => id === order.changeId(annex));
    expect(said).toMatchObject([{ text: '请一并翻译' }]);
  },
};

const reference: StoryStep = {
  name: 'a reference file',
  async run(order) {
    const path = sourceEndpoints.addSource.href({ id: order.id });
    const init = formOf(order, glossary, { role: 'reference' });
    const answer = await order.server.staff.fetch(path, init);
    expect(answer.status, await answer.clone().text()).toBe(201);
  },
  holds: (quote, order) => expectKept(quote, order, glossary),
};

const answer: StoryStep = {
  name: 'the answer to the later document',
  async run(order) {
    const source = sourceOf(await readRecord(order), order, annex);
    const given = {
      what: 'included',
      text: '已包含',
      changeId: order.changeId('included'),
    } as const;
    expect(await order.office.answerSource(order.id, source?.id ?? '', given)).toMatchObject({
      kind: 'updated',
    });
  },
  holds(quote, order) {
    const source = sourceOf(quote, order, annex);
    expect(source && sourceState(quote, source)).toBe('included');
    const said = quote.messages?.filter(({ id }) => id === order.changeId('included'));
    expect(said).toHaveLength(1);
  },
};

const pdf = (order: StoryOrder) => `%PDF-1.7 for ${order.email}`;

const invoice: StoryStep = {
  name: 'the fapiao',
  async run(order) {
    const form = new FormData();
    form.set('kind', 'fapiao');
    form.set('changeId', order.changeId('fapiao'));
    form.set('file', new File([pdf(order)], 'fapiao.pdf'));
    const path = invoiceEndpoints.attachInvoice.href({ id: order.id });
    const sent = await order.server.staff.fetch(path, { method: 'POST', body: form });
    expect(sent.status, await sent.clone().text()).toBe(201);
  },
  /** Also once every document is gone. */
  async holds({ invoices = [] }, order) {
    expect(invoices.filter(({ changeId }) => changeId === order.changeId('fapiao'))).toHaveLength(
      1,
    );
    const path = invoiceEndpoints.clientInvoice.href({
      key: order.key,
      invoiceId: invoices[0]?.id ?? '',
    });
    const answered = await sendAsClient(order, path);
    expect(answered.status).toBe(200);
    expect(await answered.text()).toBe(pdf(order));
  },
};

/** What comes after the acceptance besides money: another document, what is read with it, and the invoice. */
export const fileSteps: readonly StoryStep[] = [laterDocument, reference, answer, invoice];
