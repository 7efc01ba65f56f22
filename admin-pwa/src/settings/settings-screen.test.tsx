import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import { noDrafts } from '../state/settings-sitting.ts';
import {
  findBand,
  sampleSettings as held,
  sampleLine as line,
  openSection,
  showSettings,
} from './test/show-settings.tsx';

const { company } = held;

async function typeName(text: string): Promise<void> {
  await openSection(/^Company/);
  const field = screen.getByLabelText('Name English');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('SettingsScreen', () => {
  it('puts nothing live before it is pressed for, and says what is live until then', async () => {
    const changeSection = vi.fn(async () => ({
      kind: 'live' as const,
      settings: { ...held, revision: 5, changes: 10, company: { ...company, name: 'Harbour' } },
    }));
    const { store } = showSettings({ changeSection });
    await typeName('Harbour');
    expect(changeSection).not.toHaveBeenCalled();
    expect(await findBand()).toHaveTextContent('1 change. Name, English');
    expect(screen.getByText('Now live: Yiqiao Localization')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 change is not live yet/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'company',
      { name: 'Harbour' },
      { revision: 4, deed: '' },
    );
    expect(screen.queryByRole('button', { name: 'Put it live' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toHaveValue('Harbour');
    expect(store.getState().settingsDrafts).toEqual(noDrafts);
  });

  it('keeps what was typed when somebody else was first, and shows what is live by now', async () => {
    const changeSection = vi.fn(async () => ({
      kind: 'conflict' as const,
      settings: { ...held, revision: 7, changes: 12, company: { ...company, name: 'Wharf' } },
    }));
    showSettings({ changeSection });
    await typeName('Harbour');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Somebody else has changed the settings/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toHaveValue('Harbour');
    expect(screen.getByText('Now live: Wharf')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenLastCalledWith(
      'company',
      { name: 'Harbour' },
      { revision: 7, deed: '' },
    );
  });

  it('marks the field that the server refuses, and leads there', async () => {
    showSettings({
      changeSection: vi.fn(async () => ({ kind: 'wrong' as const, field: 'company.name' })),
    });
    await typeName(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText('This cannot be empty.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toBeInvalid();
    expect(screen.getByLabelText('Name English')).toHaveFocus();
  });

  it('leaves everything as it is when told to', async () => {
    showSettings();
    await typeName('Harbour');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.getByLabelText('Name English')).toHaveValue('Yiqiao Localization');
  });

  it('says who changed what, and takes a change back once', async () => {
    const takeBackSetting = vi.fn(async () => ({ kind: 'live' as const, settings: held }));
    const back = { ...line, id: 2, from: '新公司', to: '旧公司', takesBack: 1 };
    const told = (lines: SettingsLine[]) => ({
      kind: 'told' as const,
      value: { revision: 4, lines },
    });
    const readSettingsHistory = vi
      .fn()
      .mockResolvedValueOnce(told([line]))
      .mockResolvedValue(told([back, line]));
    showSettings({ takeBackSetting, readSettingsHistory });
    await openSection(/^History\s*9 changes/);
    const region = screen.getByRole('region', { name: 'History' });
    const field = 'Registered as, 简体';
    await userEvent.click(
      await within(region).findByRole('button', { name: `Take back: ${field}` }),
    );
    expect(takeBackSetting).toHaveBeenCalledExactlyOnceWith(1, {
      revision: 4,
      deed: 'Take back a change of where clients pay.',
    });
    expect(await within(region).findByText('taken back')).toBeInTheDocument();
    expect(within(region).getByText(/^takes back/)).toBeInTheDocument();
    expect(within(region).queryByRole('button')).toHaveTextContent('Back to Settings');
  });

  it('can do nothing without a connection, and says so', async () => {
    showSettings({}, { connection: 'offline' });
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Company/ })).not.toBeInTheDocument();
  });

  it('is for owners', () => {
    showSettings({}, { person: samplePerson({ role: 'staff' }) });
    expect(screen.getByText('Settings are for owners.')).toBeInTheDocument();
  });
});
