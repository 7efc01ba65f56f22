import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { describe, expect, it, vi } from 'vitest';
import type { SettingsOutcome } from '../state/settings/settings-actions.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
  told,
} from './test/show-settings.tsx';

const zone = 'Asia/Shanghai';
const week = (hours: string) => ({
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
});
const hours = {
  places: {
    [zone]: { name: { en: 'Shanghai' }, ...week('09:00-18:00'), saturday: '10:00-14:00' },
    'America/Los_Angeles': { name: { en: 'San Francisco' }, ...week('08:30-17:30') },
  },
  daysOff: { '2026-12-25': { en: 'Christmas' }, '2026-05-01': { en: 'Labor Day' } },
};
const settings = { ...sampleSettings, hours };
const now = Date.parse('2026-11-24T14:20:00+08:00');
const outcome = (answer: SettingsOutcome) => vi.fn(async () => answer);
const live = () => outcome({ kind: 'live', settings: { ...settings, revision: 5, changes: 10 } });
const place = (name: string) => within(screen.getByRole('region', { name }));
const putLive = async () =>
  userEvent.click(screen.getByRole('button', { name: /^Put (it|them) live$/ }));

async function open(acts = {}, held = settings) {
  showSettings({ readSettings: told(held), ...acts }, { now });
  await openSection(/^Hours and days off/);
}

describe('HoursForm', () => {
  it('says in the list from when to when, and shows each place with its week', async () => {
    showSettings({ readSettings: told(settings) }, { now });
    const row = await screen.findByRole('button', { name: /^Hours and days off/ });
    expect(row).toHaveTextContent('Shanghai 09:00 to 18:00, San Francisco 08:30 to 17:30');
    await userEvent.click(row);
    const lines = place('Shanghai').getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Mon–Fri09:00–18:00',
      'Sat10:00–14:00',
      'Sunclosed',
    ]);
  });

  it('adds a place with usual hours, from an office that says nothing', async () => {
    const changeSection = live();
    await open({ changeSection }, sampleSettings as typeof settings);
    expect(screen.getByText(/^Pages say nothing of hours yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a place' }));
    const field = screen.getByLabelText('Time zone of the place');
    await userEvent.clear(field);
    await userEvent.type(field, 'Shanghai{Enter}');
    expect(screen.getByText('Enter a time zone such as Asia/Shanghai.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${zone}{Enter}`);
    expect(place('Shanghai').getByText('Mon–Fri')).toBeVisible();
    expect(changeSection).not.toHaveBeenCalled();
    await putLive();
    const patch = { places: { [zone]: week('09:00-18:00') } };
    const basis = { revision: 4, deed: '' };
    expect(changeSection).toHaveBeenCalledExactlyOnceWith('hours', patch, basis);
  });

  it('changes the hours of a day, closes one, and shows what pages would say', async () => {
    const changeSection = live();
    await open({ changeSection });
    await userEvent.click(screen.getByRole('button', { name: 'Change: Shanghai' }));
    const shanghai = place('Shanghai');
    fireEvent.change(shanghai.getByLabelText('Tue, To'), { target: { value: '00:00' } });
    await userEvent.click(shanghai.getByLabelText('Open on Sat'));
    expect(shanghai.getByText('Now live: 10:00–14:00')).toBeInTheDocument();
    expect(await findBand()).toHaveTextContent(
      '2 changes. Hours in Shanghai, Tue, Hours in Shanghai, Sat',
    );
    const preview = screen.getByRole('region', { name: 'On the site, then' });
    expect(preview).toHaveTextContent(/^On the site, thenWe reply within 24 hours/);
    expect(preview).toHaveTextContent(/Shanghai closes at \d\d:00 t/);
    await putLive();
    const patch = { places: { [zone]: { tuesday: '09:00-24:00', saturday: null } } };
    expect(changeSection).toHaveBeenCalledExactlyOnceWith('hours', patch, expect.anything());
  });

  it('leads to hours that cannot be', async () => {
    const changeSection = outcome({ kind: 'wrong', field: `hours.places.${zone}.monday` });
    await open({ changeSection });
    await userEvent.click(screen.getByRole('button', { name: 'Change: Shanghai' }));
    fireEvent.change(screen.getByLabelText('Mon, To'), { target: { value: '08:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Done: Shanghai' }));
    await putLive();
    expect(await screen.findByText('Enter a beginning, and an end after it.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Mon, From')).toHaveFocus());
  });

  it('adds days off at a place, and refuses what overlaps', async () => {
    const changeSection = live();
    await open({ changeSection });
    const daysOff = within(screen.getByRole('region', { name: 'Days off' }));
    await userEvent.click(daysOff.getByRole('button', { name: 'Add days off' }));
    const add = () => userEvent.click(daysOff.getByRole('button', { name: 'Add' }));
    const day = daysOff.getByLabelText('First day');
    fireEvent.change(day, { target: { value: '2026-12-25' } });
    await userEvent.type(daysOff.getByLabelText('What for English'), 'Thanksgiving');
    await add();
    expect(daysOff.getByText('This overlaps other days off.')).toBeVisible();
    fireEvent.change(day, { target: { value: '2026-11-26' } });
    await userEvent.selectOptions(daysOff.getByLabelText('Where'), 'San Francisco');
    await add();
    expect(daysOff.getByText('Thanksgiving, San Francisco')).toBeVisible();
    await userEvent.click(daysOff.getByRole('button', { name: 'Remove: Christmas, 25 Dec' }));
    expect(daysOff.getByText('Christmas').closest('s')).not.toBeNull();
    await putLive();
    const patch = {
      places: { 'America/Los_Angeles': { daysOff: { '2026-11-26': { en: 'Thanksgiving' } } } },
      daysOff: { '2026-12-25': { en: null } },
    };
    expect(changeSection).toHaveBeenCalledExactlyOnceWith('hours', patch, expect.anything());
  });

  it('offers China’s public holidays as a draft, without what the owner has of the same days', async () => {
    const changeSection = live();
    await open({ changeSection });
    expect(
      screen.getByText('China’s public holidays 2026: 33 days off, 6 make-up working days.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take over as a draft' }));
    expect(changeSection).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Take over as a draft' })).toBeNull();
    expect(await findBand()).toHaveTextContent(/^24 changes\./);
    await putLive();
    const [, patch] = changeSection.mock.calls[0] as unknown as [string, typeof hours];
    const taken = patch.places[zone] as unknown as Record<'daysOff' | 'workingDays', object>;
    expect(Object.keys(taken.daysOff)).not.toContain('2026-05-01/2026-05-05');
    expect(Object.keys(taken.daysOff)).toHaveLength(6);
    expect(taken.workingDays).toMatchObject({ '2026-02-14': '09:00-18:00' });
  });

  it('keeps what was changed when somebody was first', async () => {
    const changeSection = outcome({
      kind: 'conflict',
      settings: { ...settings, revision: 6, hours: { ...hours, daysOff: {} } },
    });
    await open({ changeSection });
    await userEvent.click(screen.getByRole('button', { name: 'Change: San Francisco' }));
    await userEvent.click(screen.getByLabelText('Open on Sat'));
    await putLive();
    expect(await screen.findByText(/^Somebody else has changed/)).toBeVisible();
    expect(screen.getByLabelText('Open on Sat')).toBeChecked();
    expect(screen.getByText('None yet.')).toBeVisible();
  });

  it('names fields and hours in the history', async () => {
    const lines: SettingsLine[] = [
      { field: `places.${zone}.monday`, from: '09:00-18:00', to: '09:00-17:00' },
      { field: 'daysOff.2026-10-01/2026-10-07.zh-Hans', to: '国庆节' },
      { field: `places.${zone}.workingDays.2026-10-10`, to: '09:00-18:00' },
      { field: `places.${zone}.name.en`, to: 'Harbour' },
    ].map(({ from = '', ...line }, id) => ({ ...sampleLine, id, section: 'hours', from, ...line }));
    showSettings({ readSettingsHistory: told({ revision: 5, lines }) }, { now });
    await openSection(/^History/);
    expect(await screen.findByText('Hours in Shanghai, Mon')).toBeVisible();
    expect(screen.getByText('09:00–17:00')).toBeVisible();
    expect(screen.getByText('Day off 1 to 7 Oct 2026, 简体')).toBeVisible();
    expect(screen.getByText('Make-up working day 10 Oct 2026')).toBeVisible();
    expect(screen.getByText('Place Shanghai, name, English')).toBeVisible();
  });
});
