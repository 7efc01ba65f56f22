import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
  told,
} from './test/show-settings.tsx';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const day = 24 * 3_600_000;
const { kept } = sampleSettings;
const settingsWith = (changes: object) => ({
  ...{ ...sampleSettings, revision: 5, changes: 10 },
  kept: { ...kept, ...changes },
});
const live = (changes: object) =>
  vi.fn(async () => ({ kind: 'live' as const, settings: settingsWith(changes) }));
const choice = (name: string) => screen.getByRole('combobox', { name });
const untouched = () => choice('Documents nobody touched');
const documents = () => choice('Documents and finished files');

/** Of a request that was touched so many days ago. */
function untouchedQuote(id: string, daysAgo: number, abandonedDays = 30) {
  const touchedAt = now - daysAgo * day;
  const fileDeletionDueAt = new Date(touchedAt + abandonedDays * day).toISOString();
  return sampleQuote({ id, updatedAt: new Date(touchedAt).toISOString(), fileDeletionDueAt });
}

/** Of an order that was completed so many hours ago. */
function completedQuote(id: string, hoursAgo: number) {
  const completedAt = now - (hoursAgo / 24) * day;
  const at = new Date(completedAt).toISOString();
  const fileDeletionDueAt = new Date(completedAt + (23 / 24) * day).toISOString();
  return sampleQuote({
    ...{ id, status: 'completed', updatedAt: at, fileDeletionDueAt },
    history: [{ status: 'completed', at }],
  });
}

const quotes = [
  untouchedQuote('a', 24),
  untouchedQuote('b', 28),
  untouchedQuote('c', 1),
  completedQuote('d', 1),
  completedQuote('e', 8),
];

async function open(acts = {}) {
  const console = showSettings(acts, { now });
  console.store.setState(({ list }) => ({ list: { ...list, quotes } }));
  await openSection(/^How long things are kept/);
}

describe('KeptForm', () => {
  it('says in the list how long, and of each thing what it is', async () => {
    showSettings();
    const row = await screen.findByRole('button', { name: /^How long things are kept/ });
    expect(row).toHaveTextContent('24 h, 30 days, 90 days, 10 years');
    await userEvent.click(row);
    expect(documents()).toHaveDisplayValue('within 24 hours');
    expect(documents()).toHaveAccessibleDescription(/^Promised in the NDA: shorter is possible/);
    const options = within(documents()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['within 2 hours', 'within 6 hours', 'within 12 hours', 'within 24 hours'],
    ]);
    expect(screen.getByText('90 days', { selector: 'p' })).toBeInTheDocument();
    expect(choice('Invoices and fapiao')).toHaveDisplayValue('10 years');
  });

  it('puts it live when told to, and says before what becomes of what is due', async () => {
    const changeSection = live({ abandonedDays: 45 });
    await open({ changeSection });
    expect(untouched()).toHaveAccessibleDescription(/^A notice on.+ 2 are due this week\.\s*$/);
    await userEvent.selectOptions(untouched(), '45 days');
    expect(await findBand()).toHaveTextContent(
      '1 change. Documents nobody touched: 30 days 45 days. The 2 due this week stay longer.',
    );
    expect(untouched()).toHaveAccessibleDescription(/Now live: 30 days/);
    expect(changeSection).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      ...['kept', { abandonedDays: 45 }, { revision: 4, deed: '' }],
    );
    expect(untouched()).toHaveDisplayValue('45 days');
    expect(screen.queryByRole('button', { name: 'Put it live' })).not.toBeInTheDocument();
  });

  it('says what goes sooner, and at once', async () => {
    await open();
    await userEvent.selectOptions(documents(), 'within 6 hours');
    expect(await findBand()).toHaveTextContent(
      /within 6 hours\. Documents of 1 completed submission go sooner, even if .+ submission go at once\.Leave/,
    );
    await userEvent.selectOptions(documents(), 'within 24 hours');
    await userEvent.selectOptions(untouched(), '14 days');
    expect(await findBand()).toHaveTextContent(
      /14 days\. Documents of 1 submission go sooner, after a week’s notice\.Leave it/,
    );
    await userEvent.selectOptions(choice('Invoices and fapiao'), '30 years');
    expect(await findBand()).toHaveTextContent(/^2 changes\..+ keep their day\.Leave it/);
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(untouched()).toHaveDisplayValue('30 days');
  });

  it('shows what the environment has switched off, and offers it for nothing that is promised', async () => {
    const off = settingsWith({ retentionHours: 'off', abandonedDays: 100 });
    await open({ readSettings: told(off) });
    expect(documents()).toHaveDisplayValue('by hand only');
    expect(documents()).toHaveAccessibleDescription(/^RETENTION_HOURS=off/);
    expect(untouched()).toHaveDisplayValue('100 days');
    await userEvent.selectOptions(documents(), 'within 24 hours');
    expect(await findBand()).toHaveTextContent('by hand only within 24 hours');
  });

  it('keeps what was chosen when somebody was first, and marks what the server refuses', async () => {
    const settings = settingsWith({ abandonedDays: 60 });
    const changeSection = vi.fn(async () => ({ kind: 'conflict' as const, settings }));
    await open({ changeSection });
    await userEvent.selectOptions(untouched(), '45 days');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText(/^Somebody else has changed/)).toBeInTheDocument();
    expect(untouched()).toHaveDisplayValue('45 days');
    expect(untouched()).toHaveAccessibleDescription(/Now live: 60 days/);
  });

  it('marks the one that the server refuses, and leads there', async () => {
    const changeSection = vi.fn(async () => ({
      ...{ kind: 'wrong' as const, field: 'kept.abandonedDays' },
    }));
    await open({ changeSection });
    await userEvent.selectOptions(untouched(), '45 days');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText('Choose another time.')).toBeInTheDocument();
    expect(untouched()).toBeInvalid();
    await userEvent.selectOptions(untouched(), '60 days');
    expect(untouched()).toBeValid();
  });

  it('has its changes in the history in words', async () => {
    const line: SettingsLine = {
      ...sampleLine,
      ...{ section: 'kept', field: 'retentionHours', from: 23, to: 5 },
    };
    const value = { revision: 4, lines: [line] };
    showSettings({ readSettingsHistory: told(value) });
    await openSection(/^History/);
    expect(await screen.findByText('Kept: Documents and finished files')).toBeInTheDocument();
    expect(screen.getByText('within 24 hours').tagName).toBe('S');
    expect(screen.getByText('within 6 hours')).toBeInTheDocument();
  });
});
