import { samplePaid } from '@yiqiao/contract/commands/sample-payment';
import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import { describe, expect, it } from 'vitest';
import { createPageCloser } from './page-closer.ts';
import type { PaymentPage } from './payment-provider.ts';

const erasure: Erasure = {
  id: 'erasure',
  month: '2026-11',
  quotes: ['a'],
  accepted: 1,
  total: '831.30',
  pages: ['cs_1'],
};

type Outcome = PaymentPage['fact']['outcome'];

/** What becomes of an erasure whose page the provider closes, or finds over; `null`: it is away. */
async function closeErased(outcome: Outcome | null, changes: Partial<Erasure> = {}) {
  const logged: object[] = [];
  const forgotten: string[] = [];
  const page = { session: 'cs_1', url: outcome === 'open' ? 'https://pay.example' : null };
  const closer = createPageCloser({
    erasures: {
      findSetAside: async () => [],
      findUnscrubbed: async () => [],
      begin: async () => erasure,
      scrub: async () => {},
      finish: async () => {},
      forgetPages: async (id) => void forgotten.push(id),
      readErasures: async () => [{ ...erasure, ...changes }],
    },
    pages: {
      close: async () =>
        outcome && { ...page, expiresAt: '', fact: { ...samplePaid(), outcome, kind: 'session' } },
    },
    keepFact: async () => 'kept',
    log: (level, event, fields) => void logged.push({ level, event, ...fields }),
  });
  await closer.closeErased();
  return { forgotten, logged };
}

describe('createPageCloser', () => {
  it('names a page no more once nobody can pay there', async () => {
    expect(await closeErased('failed')).toEqual({ forgotten: ['erasure'], logged: [] });
  });

  it('says that an erased person had paid, or was about to', async () => {
    for (const outcome of ['paid', 'submitted'] as const) {
      const said = { event: 'erased-but-paid', erasure: 'erasure', session: 'cs_1', outcome };
      expect(await closeErased(outcome)).toEqual({
        forgotten: ['erasure'],
        logged: [{ level: 'error', ...said }],
      });
    }
  });

  it('keeps it for later while the provider is away, or the page still open', async () => {
    for (const outcome of [null, 'open'] as const) {
      expect(await closeErased(outcome)).toEqual({ forgotten: [], logged: [] });
    }
  });

  it('waits until the files of an erasure are gone, whose record is written then', async () => {
    expect((await closeErased('failed', { files: ['a'] })).forgotten).toEqual([]);
  });
});
