import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let console: Console;

beforeEach(async () => {
  office = createFakeOffice([sampleQuote({ status: 'in-progress' })]);
  console = createConsole(createTestEdges(office));
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
});
