import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueChange } from '../../offline/outbox/queue-entries.ts';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { confirmAsClient, reviseAsClient } from '../../test/office/client-side.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import type { ConsoleEdges } from '../edges.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let edges: ConsoleEdges;
let console: Console;

beforeEach(async () => {
  office = createFakeOffice([sampleQuote({ status: 'in-progress' })]);
  edges = createTestEdges(office);
  console = createConsole(edges);
  await console.login('office', 'secret');
  showOffice();
});

/** As a refresh would. */
function showOffice() {
  const { quotes } = office;
  console.store.setState(({ list }) => ({
    list: { ...list, phase: 'ready', quotes, total: quotes.length },
  }));
}

const shown = () => {
  const [quote] = console.store.getState().list.quotes;
  if (quote === undefined) throw new Error('Nothing is shown');
  return quote;
};

/** Brings a file to the server; gives its id. */
async function bring(name: string): Promise<string> {
  const before = shown().deliverables?.length ?? 0;
  console.addFiles(shown(), [new File(['text'], name)]);
  await vi.waitFor(() => expect(shown().deliverables).toHaveLength(before + 1));
  return shown().deliverables?.at(-1)?.id ?? '';
}

describe('deliver', () => {
  it('hands over the files with the note, and shows it', async () => {
    const fileIds = [await bring('EN.docx'), await bring('Glossary.xlsx')];
    expect(await console.deliver(shown(), { fileIds, note: 'With the glossary.' })).toBeNull();
    expect(shown().deliveries).toMatchObject([
      { number: 1, note: 'With the glossary.', files: [{ fileName: 'EN.docx' }, {}] },
    ]);
    expect(shown().deliverables).toBeUndefined();
    expect(console.toaster.store.getState().toast).toMatchObject({ description: '2 files' });
  });

  it('hands over a second time what the client wants changed, until they confirm', async () => {
    await console.deliver(shown(), { fileIds: [await bring('EN.docx')], note: '' });
    reviseAsClient(office, 'q1', 'Joint Venture Company, please.');
    showOffice();
    await console.deliver(shown(), { fileIds: [await bring('EN 2.docx')], note: '' });
    expect(shown().deliveries).toMatchObject([
      { number: 1, revision: { text: 'Joint Venture Company, please.' } },
      { number: 2, files: [{ fileName: 'EN 2.docx' }] },
    ]);
    confirmAsClient(office, 'q1');
    showOffice();
    expect(shown().status).toBe('completed');
    expect(await console.deliver(shown(), { fileIds: ['f'], note: '' })).not.toBeNull();
  });

  it('is one delivery when the answer was lost and it is pressed again', async () => {
    const fileIds = [await bring('EN.docx')];
    office.faults = ['lost-answer'];
    const first = await console.deliver(shown(), { fileIds, note: '' });
    expect(first).toContain('It may have been delivered all the same');
    expect(await console.deliver(shown(), { fileIds, note: '' })).toBeNull();
    expect(shown().deliveries).toHaveLength(1);
  });

  it('delivers nothing of a submission that was changed elsewhere, and shows the change', async () => {
    const fileIds = [await bring('EN.docx')];
    const seen = shown();
    changeElsewhere(office, 'q1', 'cancelled');
    const problem = await console.deliver(seen, { fileIds, note: '' });
    expect(problem).not.toBeNull();
    expect(shown()).toMatchObject({ status: 'cancelled' });
    expect(shown().deliveries).toBeUndefined();
  });

  it('never waits in the outbox', async () => {
    const fileIds = [await bring('EN.docx')];
    office.faults = ['offline'];
    expect(await console.deliver(shown(), { fileIds, note: '' })).not.toBeNull();
    expect(console.store.getState().connection).toBe('offline');
    expect(await edges.storage.readOutbox()).toEqual([]);
  });

  it('makes no conflict with a change that waits on this device', async () => {
    const fileIds = [await bring('EN.docx')];
    const decision = { to: 'completed', changeId: 'waiting', username: 'office', at: 1 } as const;
    await edges.storage.updateOutbox((entries) =>
      queueChange(entries, { ...decision, quote: shown() }),
    );
    await console.deliver(shown(), { fileIds, note: '' });
    expect(await edges.storage.readOutbox()).toMatchObject([{ baseRevision: shown().revision }]);
  });
});
