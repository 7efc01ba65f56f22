import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import { deliveryLimits } from '../../record/delivery.ts';
import { isAtRevision } from '../../record/revision.ts';
import { maxUploadBytes } from '../../record/upload-limits.ts';
import { sampleDeliverable, sampleDelivery } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideDeliverable } from './decide-deliverable.ts';

const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);
const file = { id: 'key', fileName: 'Contract.docx', fileSize: 40, fileSha256: 'ab'.repeat(32) };
const quote = sampleQuote({ status: 'in-progress' });

const decide = (of: Decidable = quote, changes = {}) =>
  decideDeliverable(of, { ...file, ...changes }, now, keepAll);

describe('decideDeliverable', () => {
  it('keeps the file for staff, and leaves in force what was decided before', () => {
    const { kind, quote: kept } = decide(quote, { device: '前台', changeId: 'file-1' });
    expect(kind).toBe('changed');
    const deliverable = { ...file, filePath: 'key', at, device: '前台', changeId: 'file-1' };
    expect(kept).toMatchObject({ deliverables: [deliverable], updatedAt: at });
    expect(isAtRevision(kept, quote.revision)).toBe(true);
  });

  it('takes a repeat once, handed over meanwhile or not', () => {
    const kept = decide(quote, { changeId: 'file-1' }).quote;
    expect(decide(kept, { id: 'other', changeId: 'file-1' })).toEqual({
      kind: 'unchanged',
      quote: kept,
    });
    const files = [{ ...file, changeId: 'file-1' }];
    const delivered = { ...quote, deliveries: [sampleDelivery({ files })], status: 'completed' };
    expect(decide(delivered, { changeId: 'file-1' }).kind).toBe('unchanged');
  });

  it.each([
    ['pending', 'order-pending'],
    ['completed', 'order-closed'],
    ['cancelled', 'order-closed'],
  ])('refuses a file for an order that is %s', (status, reason) => {
    expect(decide(sampleQuote({ status }))).toMatchObject({ kind: 'refused', reason });
  });

  it('refuses an empty file', () => {
    expect(decide(quote, { fileSize: 0 })).toMatchObject({ reason: 'file-empty' });
  });

  it('limits the files of an order, deleted ones included', () => {
    const files = Array.from({ length: deliveryLimits.filesOfOrder - 1 }, () => file);
    const almost = { ...quote, deliveries: [sampleDelivery({ files })] };
    const full = decide(almost);
    expect(full.kind).toBe('changed');
    expect(decide(full.quote)).toMatchObject({ reason: 'too-many-files' });
  });

  it('limits the bytes that are kept, exactly', () => {
    const deliverables = Array.from({ length: 3 }, () =>
      sampleDeliverable({ fileSize: maxUploadBytes }),
    );
    const almost = { ...quote, deliverables };
    expect(decide(almost, { fileSize: maxUploadBytes }).kind).toBe('changed');
    const more = { ...quote, deliverables: [...deliverables, sampleDeliverable({ fileSize: 1 })] };
    const fits = { fileSize: maxUploadBytes };
    expect(decide(more, fits)).toMatchObject({ reason: 'too-many-files' });
    const { filePath: _path, ...deleted } = sampleDeliverable({ fileSize: maxUploadBytes });
    const files = [deleted, deleted, deleted, deleted];
    expect(decide({ ...quote, deliveries: [sampleDelivery({ files })] }, fits).kind).toBe(
      'changed',
    );
  });
});
