import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfficeSettings, SettingsLine } from '@yiqiao/contract/record/settings';
import { describe, expect, it, vi } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
  told,
} from '../test/show-settings.tsx';

const claims = { ...sampleSettings.claims, onTime995: false };
const without995: OfficeSettings = { ...sampleSettings, revision: 5, claims };
const line: SettingsLine = {
  ...sampleLine,
  ...{ id: 2, section: 'claims', field: 'onTime995', from: true, to: false },
};
const boxOf = (name: string) => screen.getByRole('checkbox', { name });

describe('ClaimsForm', () => {
  it('puts a claim that was pressed live when told to, and nothing before', async () => {
    const changeSection = vi.fn(async () => ({ kind: 'live' as const, settings: without995 }));
    showSettings({ changeSection });
    await openSection(/^Claims on the pages\s*11 of 11 shown/);
    await userEvent.click(boxOf('99.5% on-time delivery'));
    expect(await findBand()).toHaveTextContent('1 change. 99.5% on-time delivery');
    expect(boxOf('99.5% on-time delivery')).toHaveAccessibleDescription(
      'Stands on: About. Now live: shown',
    );
    expect(screen.getByRole('button', { name: /1 change is not live yet/ })).toBeInTheDocument();
    const preview = screen.getByRole('region', { name: 'About, then' });
    expect(within(preview).getByText('99.5%').tagName).toBe('S');
    expect(within(preview).getByText('99.9%').tagName).not.toBe('S');
    expect(changeSection).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'claims',
      { onTime995: false },
      { revision: 4, deed: '' },
    );
    expect(screen.queryByRole('button', { name: 'Put it live' })).not.toBeInTheDocument();
    expect(boxOf('99.5% on-time delivery')).not.toBeChecked();
    expect(screen.getByText('10 of 11 shown')).toBeInTheDocument();
  });

  it('changes nothing by pressing twice, and leaves what was pressed when told to', async () => {
    showSettings();
    await openSection(/^Claims/);
    await userEvent.click(boxOf('24/7 support'));
    await userEvent.click(boxOf('24/7 support'));
    expect(screen.queryByText('1 change.')).not.toBeInTheDocument();
    await userEvent.click(boxOf('2000+ clients'));
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(boxOf('2000+ clients')).toBeChecked();
  });

  it('says who has switched a claim off, and keeps what was pressed when somebody was first', async () => {
    const changeSection = vi.fn(async () => ({ kind: 'conflict' as const, settings: without995 }));
    const readSettingsHistory = told({ revision: 5, lines: [line] });
    showSettings({ changeSection, readSettingsHistory });
    await openSection(/^Claims/);
    await userEvent.click(boxOf('2000+ clients'));
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText(/Somebody else has changed the settings/)).toBeInTheDocument();
    expect(boxOf('2000+ clients')).not.toBeChecked();
    expect(await screen.findByText(/^off since .*, Elena$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenLastCalledWith(
      'claims',
      { numberOfClients: false },
      { revision: 5, deed: '' },
    );
  });

  it('asks about a claim that the jobs of the office contradict, as long as it is on', async () => {
    const { fee: _, ...unpaid } = sampleJob();
    const jobs = [
      sampleJob([], { translator: { id: 'gu', name: '顾一鸣' } }),
      sampleJob([], { translator: { id: 'gu', name: '顾一鸣' } }),
      sampleJob([{ state: 'declined', at: '2026-11-20T11:00:00.000Z' }], {
        translator: { id: 'lin', name: 'Lin' },
      }),
      { ...unpaid, translator: { id: 'mo', name: 'Mo' } },
    ];
    const quotes = [sampleQuote({ status: 'in-progress', jobs })];
    showSettings({}, { list: { phase: 'ready', quotes, total: 1, asOf: null, problem: null } });
    await openSection(/^Claims/);
    const name = 'Translators full-time in-house, never freelancers';
    const question = '1 translator works for a fee here. Is it still true?';
    expect(boxOf(name)).toHaveAccessibleDescription(expect.stringContaining(question));
    await userEvent.click(boxOf(name));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('offers to take a single change back, and does', async () => {
    const settings = { ...without995, changes: 10 };
    const changeSection = vi.fn(async () => ({ kind: 'live' as const, settings }));
    const taken = { ...sampleSettings, revision: 6, changes: 11 };
    const takeBackSetting = vi
      .fn()
      .mockResolvedValueOnce({ kind: 'conflict', settings })
      .mockResolvedValueOnce({ kind: 'live', settings: taken });
    const { toaster } = showSettings({ changeSection, takeBackSetting });
    const show = vi.spyOn(toaster, 'show');
    await openSection(/^Claims/);
    await userEvent.click(boxOf('99.5% on-time delivery'));
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    const offered = show.mock.lastCall?.[0].action;
    expect(offered).toMatchObject({ label: 'Take back' });
    offered?.run();
    await waitFor(() =>
      expect(show).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Not taken back', variant: 'destructive' }),
      ),
    );
    offered?.run();
    await waitFor(() => expect(boxOf('99.5% on-time delivery')).toBeChecked());
    expect(takeBackSetting).toHaveBeenLastCalledWith(10, expect.objectContaining({ revision: 5 }));
  });

  it('names claims in the history', async () => {
    showSettings({ readSettingsHistory: told({ revision: 5, lines: [line] }) });
    await openSection(/^History/);
    const region = screen.getByRole('region', { name: 'History' });
    expect(await within(region).findByText('Claim, 99.5% on-time delivery')).toBeInTheDocument();
    expect(within(region).getByText('shown').tagName).toBe('S');
    expect(within(region).getByText('off')).toBeInTheDocument();
  });
});
