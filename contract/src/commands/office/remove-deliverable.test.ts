import { describe, expect, it } from 'vitest';
import { jobsOf } from '../../life/jobs.ts';
import { sampleDeliverable, sampleDelivery } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideDeliverableRemoval } from './remove-deliverable.ts';

const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);
const quote = sampleQuote({ status: 'in-progress' });

describe('decideDeliverableRemoval', () => {
  const waiting = { ...quote, deliverables: [sampleDeliverable()] };

  it('marks the file, whose deletion then is a job, once', () => {
    const removed = decideDeliverableRemoval(waiting, { fileId: 'file' }, { at: now });
    expect(removed.quote.deliverables).toEqual([sampleDeliverable({ removedAt: at })]);
    expect(jobsOf(waiting)).not.toContain('delete-file');
    expect(jobsOf(removed.quote)).toContain('delete-file');
    expect(decideDeliverableRemoval(removed.quote, { fileId: 'file' }, { at: now + 1 }).kind).toBe(
      'unchanged',
    );
  });

  it('takes nothing back that was handed over, and nothing that is not there', () => {
    const delivered = { ...quote, deliveries: [sampleDelivery()] };
    const decision = decideDeliverableRemoval(delivered, { fileId: 'file' }, { at: now });
    expect(decision).toMatchObject({ kind: 'refused', reason: 'file-delivered' });
    expect(decideDeliverableRemoval(waiting, { fileId: 'other' }, { at: now }).kind).toBe(
      'unchanged',
    );
  });
});
