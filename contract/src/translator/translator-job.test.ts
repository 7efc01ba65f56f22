import { describe, expect, it } from 'vitest';
import { decideJobAcceptance } from '../commands/jobs/accept-job.ts';
import { decideHandIn } from '../commands/jobs/hand-in-job.ts';
import { decideOnJob } from '../commands/jobs/job-decision.ts';
import {
  jobOf,
  orderWithJobIn,
  sampleFinished,
  sampleJobAt,
  sampleJobId,
} from '../commands/sample-job.ts';
import { keepAll } from '../files/file-deletion.ts';
import type { Decidable } from '../record/decision.ts';
import { asTranslatorSees } from './translator-job.ts';

const names = { id: 'order', reference: 'YQ-W7E0-XB1D' };
const context = { at: sampleJobAt, rules: keepAll };
const see = (order: Decidable) => asTranslatorSees({ ...order, ...names }, jobOf(order));

/** What a later release might add to any object, and what no translator may learn. */
const secret = { addedLater: '王小明' };

function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withSecrets(field)]);
  return { ...Object.fromEntries(fields), ...secret };
}

describe('asTranslatorSees', () => {
  it('tells of the job, and of its order no more than reference and files', () => {
    const order = orderWithJobIn('accepted', { finished: [sampleFinished] });
    expect(see({ ...order, fileDeletionDueAt: '2026-11-30T10:00:00.000Z' })).toEqual({
      id: sampleJobId,
      reference: 'YQ-W7E0-XB1D',
      number: 1,
      state: 'accepted',
      translationDirection: 'Chinese to English Translation',
      words: 8912,
      dueAt: '2026-11-26T10:00:00.000Z',
      fee: { currency: 'CNY', kind: 'per-word', amount: '0.35', total: '3119.20' },
      version: 1,
      files: [
        ...[
          { id: 'source', fileName: '合同.docx', fileSize: 42, isReference: false, isThere: true },
        ],
      ],
      fileDeletionDueAt: '2026-11-30T10:00:00.000Z',
      steps: [
        { state: 'offered', at: '2026-11-20T10:00:00.000Z', changeId: 'job-1' },
        { state: 'accepted', at: '2026-11-20T11:00:00.000Z' },
      ],
      messages: [],
      finished: [
        {
          ...{ id: 'done', fileName: 'EN.docx', fileSize: 40 },
          ...{ at: '2026-11-20T11:00:00.000Z', changeId: 'upload-1' },
        },
      ],
    });
  });

  it('keeps to itself whatever is added to orders and jobs later, at any depth', () => {
    const message = { id: 'm', from: 'office', text: 'Use 您.', at: '2026-11-20T11:00:00.000Z' };
    const by = { id: 'shen', name: '沈若兰' };
    const order = orderWithJobIn('handed-in', {
      messages: [{ ...message, by, device: 'Chrome' }],
      finished: [{ ...sampleFinished, by, opened: [{ at: message.at, by }] }],
    });
    const written = withSecrets(order) as Decidable;
    expect(see(written)).toEqual(see(order));
    const seen = JSON.stringify(see(written));
    for (const hidden of [
      '王小明',
      'wang@example.com',
      'Chrome',
      sampleFinished.fileSha256,
      'opened',
    ]) {
      expect(seen).not.toContain(hidden);
    }
  });

  it('says of files that cannot be used any more', () => {
    const isThere = (order: Decidable) => see(order).files[0]?.isThere;
    const { filePath: _gone, ...without } = orderWithJobIn('accepted');
    expect(isThere(without)).toBe(false);
    for (const state of ['declined', 'taken-back', 'done']) {
      expect(isThere(orderWithJobIn(state))).toBe(false);
    }
    expect(isThere({ ...orderWithJobIn('accepted'), status: 'cancelled' })).toBe(false);
  });

  it('is enough for a device to predict what the server will make of a command', () => {
    const accept = { jobId: sampleJobId, changeId: 'accept-1' };
    const offered = orderWithJobIn('offered', { finished: [sampleFinished] });
    const stored = decideOnJob(offered, sampleJobId, context, (job) =>
      decideJobAcceptance(job, accept, context),
    ).quote;
    const { job: predicted } = decideJobAcceptance(see(offered), accept, context);
    expect(predicted).toEqual(see(stored));
    const handIn = { jobId: sampleJobId, fileIds: ['done'], changeId: 'hand-in-1' };
    const handedIn = decideOnJob(stored, sampleJobId, context, (job) =>
      decideHandIn(job, handIn, context),
    ).quote;
    expect(decideHandIn(predicted, handIn, context).job).toEqual(see(handedIn));
  });
});
