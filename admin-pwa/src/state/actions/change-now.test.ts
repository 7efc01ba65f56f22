import { deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import { removeDeliverable } from '@yiqiao/contract/commands/office/remove-deliverable';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { beforeEach, describe, expect, it } from 'vitest';
import { queueChange } from '../../offline/outbox/queue-entries.ts';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote, sampleQuotes } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let storage: ReturnType<typeof createMemoryStorage>;
let console: Console;

beforeEach(async () => {
  office = createFakeOffice(sampleQuotes(3));
  storage = createMemoryStorage();
  console = createConsole(
    createTestEdges(office, {
      storage,
      now: () => 1_000_000,
      randomId: () => 'random-id',
    }),
  );
  await console.login('office', 'secret');
  console.store.setState(({ list }) => ({
    list: { ...list, phase: 'ready', quotes: office.quotes },
  }));
});

const shown = () => {
  const quote = console.store.getState().list.quotes.find(({ id }) => id === 'q1');
  if (quote === undefined) throw new Error('No q1');
  return quote;
};

const words = { unanswered: 'No answer', refused: 'Refused', conflict: 'Changed elsewhere' };

function deleteDocument({ id, revision: ifRevision }: QuoteSubmission) {
  return console.changeNow(deleteFile, { parameters: { id }, ifRevision, words });
}

describe('changeNow', () => {
  it('shows the record as the server has changed it', async () => {
    expect(await deleteDocument(shown())).toBeNull();
    expect(shown()).toMatchObject({ fileDeletionCause: 'by-hand' });
    expect(shown()).not.toHaveProperty('filePath');
  });

  it('never waits in the outbox: without an answer it says so and nothing more happens', async () => {
    office.faults = ['offline'];
    expect(await deleteDocument(shown())).toBe('No answer');
    expect(console.store.getState().connection).toBe('offline');
    expect(await storage.readOutbox()).toEqual([]);
    expect(shown()).toHaveProperty('filePath');
  });

  it('changes nothing of a submission that was changed elsewhere, and shows the change', async () => {
    const seen = shown();
    changeElsewhere(office, 'q1', 'in-progress');
    expect(await deleteDocument(seen)).toBe('Changed elsewhere');
    expect(shown()).toMatchObject({ status: 'in-progress', filePath: seen.filePath });
  });

  it('repeats what the server said', async () => {
    office.faults = [500];
    expect(await deleteDocument(shown())).toBe('Fault 500');
  });

  it('makes no conflict with a change that waits on this device', async () => {
    const quote = shown();
    const decision = {
      quote,
      to: 'cancelled',
      changeId: 'waiting',
      username: 'office',
      at: 1,
    } as const;
    await storage.updateOutbox((entries) => queueChange(entries, decision));
    await deleteDocument(quote);
    expect(await storage.readOutbox()).toMatchObject([{ baseRevision: shown().revision }]);
  });

  it('says what is in the way of it in the submission', async () => {
    const file = { id: 'f1', fileName: 'EN.docx', fileSize: 4, fileSha256: 'ab'.repeat(32) };
    const at = '2026-11-20T09:00:00.000Z';
    const delivered = sampleQuote({ deliveries: [{ number: 1, at, files: [file] }] });
    office.quotes = [delivered];
    const parameters = { id: delivered.id, fileId: 'f1' };
    expect(await console.changeNow(removeDeliverable, { parameters, words })).toBe(
      'This was not taken.',
    );
    expect(office.quotes).toEqual([delivered]);
  });
});
