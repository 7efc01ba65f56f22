import { beforeEach, describe, expect, it } from 'vitest';
import { queueChange } from '../../offline/outbox/queue-entries.ts';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleAnalysis } from '../../test/sample-analysis.ts';
import { sampleQuotes } from '../../test/sample-quote.ts';
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

describe('deleteDocument', () => {
  it('deletes the document and shows the record without it', async () => {
    expect(await console.deleteDocument(shown())).toEqual({ kind: 'deleted' });
    expect(shown()).toMatchObject({ fileDeletionCause: 'by-hand' });
    expect(shown()).not.toHaveProperty('filePath');
    expect(console.toaster.store.getState().toast).toMatchObject({ title: 'Document deleted' });
  });

  it('never waits in the outbox: without an answer it says so and nothing more happens', async () => {
    office.faults = ['offline'];
    const outcome = await console.deleteDocument(shown());
    expect(outcome).toMatchObject({ kind: 'not-deleted' });
    expect(console.store.getState().connection).toBe('offline');
    expect(await storage.readOutbox()).toEqual([]);
    expect(shown()).toHaveProperty('filePath');
  });

  it('deletes nothing of a submission that was changed elsewhere, and shows the change', async () => {
    const seen = shown();
    changeElsewhere(office, 'q1', 'in-progress');
    expect(await console.deleteDocument(seen)).toMatchObject({ kind: 'not-deleted' });
    expect(shown()).toMatchObject({ status: 'in-progress', filePath: seen.filePath });
  });

  it('repeats what the server said', async () => {
    office.faults = [500];
    expect(await console.deleteDocument(shown())).toEqual({
      kind: 'not-deleted',
      message: 'Fault 500',
    });
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
    await console.deleteDocument(quote);
    expect(await storage.readOutbox()).toMatchObject([{ baseRevision: shown().revision }]);
  });
});

describe('analyzeDocument', () => {
  const asked = () => new AbortController().signal;

  it('answers what the server found', async () => {
    expect(await console.analyzeDocument(shown(), asked())).toEqual({
      kind: 'analyzed',
      analysis: sampleAnalysis,
    });
  });

  it('repeats what the server said, and says when there was no answer', async () => {
    office.faults = [422, 'offline'];
    expect(await console.analyzeDocument(shown(), asked())).toEqual({
      kind: 'not-analyzed',
      message: 'Fault 422',
    });
    expect(await console.analyzeDocument(shown(), asked())).toMatchObject({
      kind: 'not-analyzed',
      message: expect.stringContaining('The connection was lost.'),
    });
    expect(console.store.getState().connection).toBe('offline');
  });

  it('locks the console when the session has ended', async () => {
    office.isSignedIn = false;
    await console.analyzeDocument(shown(), asked());
    expect(console.store.getState().session).not.toBe('signed-in');
  });

  it('takes a cancelled one for no lost connection', async () => {
    office.faults = ['offline'];
    const abort = new AbortController();
    const outcome = console.analyzeDocument(shown(), abort.signal);
    abort.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(console.store.getState().connection).not.toBe('offline');
  });
});
