import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { queueJobChange } from '../offline/outbox/queue-jobs.ts';
import { defaultPreferences } from '../offline/storage/records/preferences.ts';
import { type ConsoleState, emptyList } from '../state/console-state.ts';
import { fileKey, type SeatState } from '../state/seat.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { createFakeSeat } from '../state/test/fake-seat.ts';
import { renderIn } from '../test/render-in.tsx';
import { SeatPage } from './seat-page.tsx';
import { sampleTranslatorJob } from './test/sample-jobs.ts';

const now = Date.parse('2026-11-24T10:00:00.000Z');
const named = (id: string, fileName: string, job: TranslatorJob): TranslatorJob => ({
  ...job,
  id,
  files: job.files.map((file) => ({ ...file, fileName })),
});
const offer = named('offer', 'Offer.docx', sampleTranslatorJob());
const first = named('first', 'First.docx', sampleTranslatorJob('accepted'));
const second = named(
  'second',
  'Second.docx',
  sampleTranslatorJob('returned', { dueAt: '2026-11-28T10:00:00.000Z' }),
);

interface Shown {
  readonly state?: Partial<ConsoleState>;
  readonly seatState?: Partial<SeatState>;
  readonly address?: string;
}

function show(jobs: TranslatorJob[], { state, seatState, address = '/' }: Shown = {}) {
  const seat = createFakeSeat({ jobs, ...seatState });
  const person = {
    id: 'gu',
    name: '顾一鸣',
    seal: '顾',
    role: 'translator',
    language: 'en',
  } as const;
  const list = { ...emptyList, phase: 'ready', asOf: now } as const;
  const console = createFakeConsole({ now, seat, person, list, session: 'signed-in', ...state });
  renderIn(
    console,
    <MemoryRouter initialEntries={[address]}>
      <SeatPage />
      <Address />
    </MemoryRouter>,
  );
  return { seat, console };
}

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

const row = (name: string) => screen.getByRole('article', { name });
const address = () => screen.getByRole('status', { name: 'Address' });
const view = (name: RegExp) => screen.getByRole('button', { name });
const rows = () =>
  screen.getAllByRole('feed').flatMap((feed) =>
    within(feed)
      .getAllByRole('article')
      .map((article) => article.getAttribute('data-job-id')),
  );

describe('SeatPage', () => {
  it('opens on what is in work, with offers on top of every view', async () => {
    show([second, first, offer]);
    expect(rows()).toEqual(['offer', 'first', 'second']);
    expect(screen.getByRole('heading', { name: '1 job waits for your answer' })).toBeVisible();
    expect(view(/^2 ?In work$/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(view(/Done$/));
    expect(rows()).toEqual(['offer']);
    expect(screen.getByText('No job is done yet.')).toBeVisible();
    await userEvent.click(view(/To answer$/));
    expect(screen.queryByRole('heading', { name: /waits for your answer/ })).toBeNull();
    expect(rows()).toEqual(['offer']);
  });

  it('has none of the tools of the office', () => {
    show([]);
    for (const name of [/People/, /Export/, /New request/, /Settings/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('goes through the list, opens, and comes back by the keyboard', async () => {
    show([first, second, offer]);
    await userEvent.keyboard('{ArrowDown}');
    expect(row('Offer.docx')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(row('First.docx')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toHaveTextContent('?job=first');
    await userEvent.keyboard('{Escape}');
    expect(address()).not.toHaveTextContent('job=');
    await userEvent.keyboard('4');
    expect(view(/Done$/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves single keys alone for people who have turned them off', async () => {
    show([first], { state: { preferences: { ...defaultPreferences, singleKeys: false } } });
    await userEvent.keyboard('4');
    expect(view(/In work$/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('says in its row what matters most of a job', () => {
    const kept = new Set([fileKey('first', 'source')]);
    const seen = new Map([['first', '2026-11-24T10:00:00.000Z']]);
    show([first, second, offer], { seatState: { kept, seen } });
    expect(row('Offer.docx')).toHaveTextContent('New');
    expect(row('First.docx')).toHaveTextContent('1 file here');
    expect(row('Second.docx')).toHaveTextContent('The office asks for changes');
  });

  it('counts an answer that waits as given, and marks it', () => {
    const sender = { username: 'gu', changeId: 'change-1', at: now };
    const change = { command: 'acceptJob', request: { version: 1 } } as const;
    const outbox = queueJobChange([], { ...sender, job: offer, change });
    show([offer], { state: { outbox, connection: 'offline' } });
    expect(view(/^1 ?In work$/)).toBeVisible();
    expect(row('Offer.docx')).toHaveTextContent('not sent');
  });

  it('has seen the job that is open', () => {
    const { seat } = show([first], { address: '/?job=first' });
    expect(seat.markSeen).toHaveBeenCalledWith(first);
    expect(screen.getByRole('heading', { name: 'First.docx', level: 2 })).toBeVisible();
  });

  it('says that a job is not here any more, that there are none, and that they could not be loaded', () => {
    show([first], { address: '/?job=gone' });
    expect(screen.getByRole('heading', { name: 'This job is no longer here.' })).toBeVisible();
    show([]);
    expect(screen.getByText('No jobs yet.')).toBeVisible();
    show([], { state: { list: { ...emptyList, phase: 'failed', problem: null } } });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
