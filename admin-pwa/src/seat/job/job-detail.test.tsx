import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { describe, expect, it, vi } from 'vitest';
import { queueJobChange } from '../../offline/outbox/queue-jobs.ts';
import type { ConsoleState } from '../../state/console-state.ts';
import type { SeatState } from '../../state/seat.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { createFakeSeat } from '../../state/test/fake-seat.ts';
import { renderIn } from '../../test/render-in.tsx';
import { createUpload } from '../../uploads/upload.ts';
import { sampleTranslatorJob } from '../test/sample-jobs.ts';
import { JobDetail } from './job-detail.tsx';

const now = Date.parse('2026-11-24T10:00:00.000Z');
const sender = { username: 'gu', changeId: 'change-1', at: now };
const at = '2026-11-23T10:00:00.000Z';
const arrived = { id: 'file-1', fileName: 'EN.docx', fileSize: 2048, at };

interface Shown {
  readonly state?: Partial<ConsoleState>;
  readonly seatState?: Partial<SeatState>;
}

function show(job: TranslatorJob, { state, seatState }: Shown = {}) {
  const seat = createFakeSeat({ jobs: [job], ...seatState });
  const console = createFakeConsole({ now, seat, ...state });
  renderIn(console, <JobDetail job={job} />);
  return { seat, console };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });
const queued = (job: TranslatorJob, ...[change, uploads]: [object, string[]?]) =>
  queueJobChange([], {
    ...{ ...sender, job, uploads: uploads ?? [] },
    change: change as Parameters<typeof queueJobChange>[1]['change'],
  });

describe('an offer', () => {
  it('says its terms, and accepts those that are on screen', async () => {
    const job = sampleTranslatorJob('offered', { note: 'Keep the terms.' });
    const { seat } = show(job);
    expect(screen.getByText('about 4,500 words a day')).toBeVisible();
    expect(screen.getByText('8,912').parentElement).toHaveTextContent(/^8,912 words$/);
    expect(screen.getByText('¥3,119.20')).toBeVisible();
    expect(screen.getByText('Keep the terms.')).toBeVisible();
    await userEvent.click(button('Accept'));
    expect(seat.changeJob).toHaveBeenCalledExactlyOnceWith(job, {
      command: 'acceptJob',
      request: { version: 1 },
    });
    expect(heading()).toHaveFocus();
  });

  it('is not accepted where the terms are others by now, and says so', async () => {
    const { seat } = show(sampleTranslatorJob());
    vi.mocked(seat.changeJob).mockResolvedValue('job-changed');
    await userEvent.click(button('Accept'));
    expect(screen.getByText(/has just changed the terms/)).toBeVisible();
  });

  it('is declined with a line or without one, after a question', async () => {
    const job = sampleTranslatorJob();
    const { seat } = show(job);
    await userEvent.click(button('Decline'));
    const dialog = screen.getByRole('dialog', { name: 'Decline the job' });
    expect(seat.changeJob).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), ' From Friday gladly. ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the job' }));
    expect(seat.changeJob).toHaveBeenCalledExactlyOnceWith(job, {
      command: 'declineJob',
      request: { note: 'From Friday gladly.' },
    });
  });

  it('says what was changed of its terms, and what held before', () => {
    const job = sampleTranslatorJob();
    const was = { words: 8000, dueAt: '2026-11-25T10:00:00.000Z' };
    show({ ...job, steps: [...job.steps, { state: 'offered', at, was }] });
    expect(screen.getByText('The office has changed the terms.')).toBeVisible();
    expect(screen.getByText('was 8,000 words')).toBeVisible();
  });
});

describe('a job at work', () => {
  it('hands in what has arrived, with a line, by the keyboard alone', async () => {
    const job = sampleTranslatorJob('accepted', { finished: [arrived] });
    const { seat } = show(job);
    await userEvent.type(screen.getByLabelText(/A line with it/), '第三十二条{Control>}{Enter}');
    expect(seat.changeJob).toHaveBeenCalledExactlyOnceWith(
      job,
      { command: 'handInJob', request: { fileIds: ['file-1'], note: '第三十二条' } },
      [],
    );
  });

  it('waits for files that are on their way', async () => {
    const job = sampleTranslatorJob('accepted', { finished: [arrived] });
    const upload = { ...createUpload('up-1', job.id, { name: 'B.docx', size: 9 }), isKept: true };
    const { seat } = show(job, { state: { uploads: [upload], connection: 'offline' } });
    expect(screen.getByText(/kept on this device\. It is sent with the next/)).toBeVisible();
    await userEvent.click(button('Hand in 2 files'));
    const request = { fileIds: ['file-1'] };
    expect(seat.changeJob).toHaveBeenCalledWith(job, { command: 'handInJob', request }, ['up-1']);
  });

  it('is not handed in without a file, nor without one that failed', async () => {
    const job = sampleTranslatorJob('accepted');
    const { seat, console } = show(job);
    await userEvent.click(button('Hand in'));
    expect(screen.getAllByText('Add a finished file first.').length).toBeGreaterThan(1);
    const upload = createUpload('up-1', job.id, { name: 'B.docx', size: 9 });
    console.store.setState({ uploads: [{ ...upload, state: 'failed', reason: 'Too large.' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in 1 file' }));
    expect(screen.getByText('Too large.')).toBeVisible();
    expect(seat.changeJob).not.toHaveBeenCalled();
  });

  it('takes back what waits to be handed in, and puts its line back into the field', async () => {
    const job = sampleTranslatorJob('accepted', { finished: [arrived] });
    const request = { fileIds: ['file-1'], note: 'With care' };
    const outbox = queued(job, { command: 'handInJob', request });
    const { console } = show(job, { state: { outbox, connection: 'offline' } });
    expect(screen.getByText('Handed in as soon as you are back online')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(button('Take back'));
    expect(console.takeBack).toHaveBeenCalledExactlyOnceWith(outbox[0]);
    expect(console.writeDraft).toHaveBeenCalledWith(job.id, { delivery: 'With care' });
  });

  it('says that a file which was to be handed in is lost, once it was looked for', async () => {
    const job = sampleTranslatorJob('accepted');
    const outbox = queued(job, { command: 'handInJob', request: { fileIds: [] } }, ['gone']);
    const { seat } = show(job, { state: { outbox } });
    await waitFor(() => expect(screen.getByText(/is no longer on this device/)).toBeVisible());
    expect(seat.loadFinished).toHaveBeenCalledOnce();
  });

  it('is given back after it was said what is lost with it', async () => {
    show(sampleTranslatorJob('accepted', { finished: [arrived] }));
    await userEvent.click(button('Give it back'));
    expect(screen.getByText('The file that you have not handed in is deleted.')).toBeVisible();
  });

  it('shows what waits to be accepted as accepted, with the way back', () => {
    const job = sampleTranslatorJob();
    const outbox = queued(job, { command: 'acceptJob', request: { version: 1 } });
    show(job, { state: { outbox, connection: 'offline' } });
    expect(screen.getByText('Accept the job')).toBeVisible();
    expect(button('Undo')).toBeVisible();
    expect(button('choose them')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('a job that was returned', () => {
  it('says why, and hands in again what was handed in before', async () => {
    const handedIn = { ...arrived, handedInAt: at };
    const job = sampleTranslatorJob('returned', { finished: [handedIn] });
    const last = { state: 'returned', at, note: 'Page 3, please.' };
    const { seat } = show({ ...job, steps: [...job.steps, last] });
    expect(screen.getByRole('heading', { name: 'The office asks for changes' })).toBeVisible();
    expect(screen.getAllByText('Page 3, please.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hand in again: EN.docx' }));
    await userEvent.click(button('Hand in 1 file'));
    const request = { fileIds: ['file-1'] };
    expect(vi.mocked(seat.changeJob).mock.calls[0]?.[1]).toEqual({ command: 'handInJob', request });
  });
});

describe('a job that was returned, and changed since', () => {
  it('still says why it was returned', () => {
    const job = sampleTranslatorJob('returned');
    const returned = { state: 'returned', at, note: 'Page 3, please.' };
    const changed = { state: 'returned', at, was: { words: 8000 } };
    show({ ...job, steps: [...job.steps, returned, changed] });
    expect(screen.getAllByText('Page 3, please.')[0]).toBeVisible();
    expect(screen.getByText('was 8,000 words')).toBeVisible();
  });
});

describe('a job that is over', () => {
  it('is done without a moment of its own where its order has ended', () => {
    const { steps } = sampleTranslatorJob('handed-in');
    show(sampleTranslatorJob('done', { steps }));
    expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible();
  });

  it.each([
    ['declined', 'You have declined this job'],
    ['taken-back', 'The office has taken this job back'],
  ])('has no files any more, and can still be written about: %s', (state, title) => {
    show(sampleTranslatorJob(state));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /合同\.docx/ })).toBeNull();
    expect(screen.getByLabelText('Write to the office')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
  });
});

describe('a source file', () => {
  it('says why it cannot be had', async () => {
    const { seat } = show(sampleTranslatorJob('accepted'));
    vi.mocked(seat.readJobFile).mockResolvedValue('The file cannot be had.');
    await userEvent.click(button('Download: 合同.docx'));
    expect(screen.getByText('The file cannot be had.')).toBeVisible();
  });

  it('opens from this device where it is kept', () => {
    const job = sampleTranslatorJob('accepted');
    show(job, { seatState: { kept: new Set([`${job.id}/source`]) } });
    expect(screen.getByText(/on this device$/)).toBeVisible();
    expect(button('Open: 合同.docx')).toBeVisible();
  });
});
