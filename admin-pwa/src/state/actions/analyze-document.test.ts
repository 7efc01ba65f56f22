import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleAnalysis } from '../../test/sample-analysis.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let console: Console;

beforeEach(async () => {
  office = createFakeOffice([quote]);
  console = createConsole(createTestEdges(office));
  await console.login('office', 'secret');
});

const quote = sampleQuote();

describe('analyzeDocument', () => {
  const asked = () => new AbortController().signal;

  it('answers what the server found', async () => {
    expect(await console.analyzeDocument(quote, asked())).toEqual({
      kind: 'analyzed',
      analysis: sampleAnalysis,
    });
  });

  it('repeats what the server said, and says when there was no answer', async () => {
    office.faults = [422, 'offline'];
    expect(await console.analyzeDocument(quote, asked())).toEqual({
      kind: 'not-analyzed',
      message: 'Fault 422',
    });
    expect(await console.analyzeDocument(quote, asked())).toMatchObject({
      kind: 'not-analyzed',
      message: expect.stringContaining('The connection was lost.'),
    });
    expect(console.store.getState().connection).toBe('offline');
  });

  it('locks the console when the session has ended', async () => {
    office.isSignedIn = false;
    await console.analyzeDocument(quote, asked());
    expect(console.store.getState().session).not.toBe('signed-in');
  });

  it('takes a cancelled one for no lost connection', async () => {
    office.faults = ['offline'];
    const abort = new AbortController();
    const outcome = console.analyzeDocument(quote, abort.signal);
    abort.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(console.store.getState().connection).not.toBe('offline');
  });
});
