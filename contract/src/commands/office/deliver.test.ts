import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import { deliveryLimits } from '../../record/delivery.ts';
import { sampleDeliverable, sampleDelivery } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { type DeliveryRequest, decideDelivery } from './deliver.ts';

const at = '2026-11-20T13:00:00.000Z';
const now = Date.parse(at);
const [one, two, three] = ['one', 'two', 'three'].map((id) =>
  sampleDeliverable({ id, filePath: id, device: '前台', changeId: `sent-${id}` }),
);
const deliverables = [one, two, three].filter((file) => file !== undefined);
const quote = sampleQuote({ status: 'in-progress', deliverables });

type Changes = Partial<DeliveryRequest> & { readonly ifRevision?: number };
const decide = ({ ifRevision, ...changes }: Changes = {}, of: Decidable = quote) => {
  const context = { at: now, rules: keepAll, ifRevision };
  return decideDelivery(of, { fileIds: ['three', 'one'], ...changes }, context);
};

describe('decideDelivery', () => {
  it('hands over the chosen files in their order, and keeps the others', () => {
    const command = { note: ' Two files.\r\n', device: '前台', changeId: 'delivery-1' };
    const { kind, quote: delivered } = decide(command);
    expect(kind).toBe('changed');
    expect(delivered.deliverables).toEqual([two]);
    const [delivery] = delivered.deliveries ?? [];
    expect(delivery).toMatchObject({ number: 1, at, note: 'Two files.', changeId: 'delivery-1' });
    expect(delivery?.files.map(({ id }) => id)).toEqual(['three', 'one']);
    expect(delivery?.files[0]).toMatchObject({ filePath: 'three', changeId: 'sent-three' });
    expect(delivered).toMatchObject({ revision: 4, status: 'in-progress', updatedAt: at });
  });

  it('leaves no empty list, and numbers the next delivery', () => {
    const first = decide({ fileIds: ['one', 'two'] }).quote;
    const second = decide({ fileIds: ['three'] }, first).quote;
    expect(second).not.toHaveProperty('deliverables');
    expect(second.deliveries?.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('keeps which delivered files it replaces, and of nothing else', () => {
    const deliveries = [sampleDelivery()];
    const command = { replaces: ['file', 'one', 'elsewhere'] };
    const { deliveries: [, second] = [] } = decide(command, { ...quote, deliveries }).quote;
    expect(second?.replaces).toEqual(['file']);
  });

  it('takes a repeat once, before it looks at files and revision', () => {
    const first = decide({ changeId: 'delivery-1', ifRevision: 3 }).quote;
    const repeat = decide({ changeId: 'delivery-1', ifRevision: 3 }, first);
    expect(repeat).toEqual({ kind: 'unchanged', quote: first });
  });

  it.each([
    ['a file that is not there', { fileIds: ['one', 'four'] }, 'deliverable-missing'],
    ['the same file twice', { fileIds: ['one', 'one'] }, 'deliverable-missing'],
    ['another revision', { ifRevision: 2 }, 'conflict'],
    ['a note that nobody reads', { note: 'x'.repeat(2001) }, 'text-too-long'],
  ])('refuses %s', (_, command, reason) => {
    expect(decide(command)).toMatchObject({ kind: 'refused', reason });
  });

  it.each([
    ['pending', 'order-pending'],
    ['completed', 'order-closed'],
    ['cancelled', 'order-closed'],
  ])('delivers nothing of an order that is %s', (status, reason) => {
    expect(decide({}, { ...quote, status })).toMatchObject({ kind: 'refused', reason });
  });

  it('hands over no file that is being taken back', () => {
    const removing = deliverables.map((file) => ({ ...file, removedAt: at }));
    const decision = decide({}, { ...quote, deliverables: removing });
    expect(decision).toMatchObject({ reason: 'deliverable-missing' });
  });

  it('refuses one delivery more than the limit', () => {
    const deliveries = Array.from({ length: deliveryLimits.deliveries }, (_, index) =>
      sampleDelivery({ number: index + 1 }),
    );
    expect(decide({}, { ...quote, deliveries })).toMatchObject({ reason: 'order-full' });
  });
});
