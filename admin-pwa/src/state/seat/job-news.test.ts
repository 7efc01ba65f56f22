import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { describe, expect, it } from 'vitest';
import { sampleTranslatorJob } from '../../seat/test/sample-jobs.ts';
import { latestNews, newsOf } from './job-news.ts';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
const says = (from: 'office' | 'translator', hour: number) => ({
  ...{ id: `${from} ${hour}`, from, text: 'Use 您.', at: at(hour) },
});

function accepted(changes: Partial<TranslatorJob> = {}): TranslatorJob {
  const steps = [
    { state: 'offered', at: at(10) },
    { state: 'accepted', at: at(11) },
  ];
  return sampleTranslatorJob('accepted', { steps, ...changes });
}

describe('newsOf', () => {
  it('calls an offer new until it was seen', () => {
    const job = sampleTranslatorJob('offered');
    expect(newsOf(job)).toEqual({ isNew: true, messages: 0 });
    expect(newsOf(job, latestNews(job))).toEqual({ isNew: false, messages: 0 });
  });

  it('counts what the office has said since, and nothing that the translator did', () => {
    const messages = [says('office', 12), says('office', 13), says('translator', 14)];
    expect(newsOf(accepted({ messages: messages.slice(0, 2) }))).toMatchObject({ messages: 2 });
    expect(newsOf(accepted({ messages: messages.slice(0, 2) }), at(12))).toMatchObject({
      messages: 1,
    });
  });

  it('takes what was answered, on whatever device, as seen', () => {
    const messages = [says('office', 12), says('translator', 14), says('office', 15)];
    expect(newsOf(accepted({ messages }))).toEqual({ isNew: false, messages: 1 });
  });

  it('calls changed terms and a returned job new', () => {
    const { steps } = accepted();
    const changed = [...steps, { state: 'accepted', at: at(12), was: { words: 1 } }];
    expect(newsOf(accepted({ steps: changed })).isNew).toBe(true);
    const returned = [
      ...steps,
      { state: 'handed-in', at: at(12) },
      { state: 'returned', at: at(13) },
    ];
    expect(newsOf(accepted({ steps: returned })).isNew).toBe(true);
  });

  it('has nothing more to say of what is done', () => {
    const steps = [...accepted().steps, { state: 'done', at: at(12) }];
    expect(newsOf(sampleTranslatorJob('done', { steps })).isNew).toBe(false);
  });
});
