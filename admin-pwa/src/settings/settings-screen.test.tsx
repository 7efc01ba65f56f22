import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allClaims } from '@yiqiao/contract/claims/claims-schema';
import { exampleCompany } from '@yiqiao/contract/company';
import { companySectionSchema } from '@yiqiao/contract/company-schema';
import type { OfficeSettings, SettingsLine } from '@yiqiao/contract/record/settings';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { settingsListPlace } from './settings-places.ts';
import { SettingsScreen } from './settings-screen.tsx';

const company = companySectionSchema.parse(exampleCompany);
const held: OfficeSettings = { revision: 4, changes: 9, company, claims: allClaims };
const line: SettingsLine = {
  id: 1,
  at: '2026-11-20T08:00:00.000Z',
  by: { id: 'elena', name: 'Elena' },
  section: 'company',
  field: 'registeredAs.zh-Hans',
  from: '旧公司',
  to: '新公司',
};

function Screen() {
  const [place, setPlace] = useState(settingsListPlace);
  return <SettingsScreen place={place} onPlace={setPlace} onClose={() => {}} />;
}

function show(acts: Partial<Console> = {}, state: Partial<ConsoleState> = {}): Console {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  const console = createFakeConsole({ person: samplePerson(), ...state });
  const all = {
    ...console,
    readSettings: vi.fn(async () => ({ kind: 'told' as const, value: held })),
    readSettingsHistory: vi.fn(async () => ({
      kind: 'told' as const,
      value: { revision: 4, lines: [line] },
    })),
    draftCompany: vi.fn((companyDraft) => console.store.setState({ companyDraft })),
    ...acts,
  };
  renderIn(all, <Screen />);
  return all;
}

const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const band = () => screen.findByRole('region', { name: 'What is not live yet' });

async function typeName(text: string): Promise<void> {
  await open(/^Company/);
  const field = screen.getByLabelText('Name English');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('SettingsScreen', () => {
  it('puts nothing live before it is pressed for, and says what is live until then', async () => {
    const changeCompany = vi.fn(async () => ({
      kind: 'live' as const,
      settings: { ...held, revision: 5, changes: 10, company: { ...company, name: 'Harbour' } },
    }));
    const { store } = show({ changeCompany });
    await typeName('Harbour');
    expect(changeCompany).not.toHaveBeenCalled();
    expect(await band()).toHaveTextContent('1 change. Name, English');
    expect(screen.getByText('Now live: Yiqiao Localization')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 change is not live yet/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeCompany).toHaveBeenCalledExactlyOnceWith({ name: 'Harbour' }, 4);
    expect(screen.queryByRole('button', { name: 'Put it live' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toHaveValue('Harbour');
    expect(store.getState().companyDraft).toEqual({});
  });

  it('keeps what was typed when somebody else was first, and shows what is live by now', async () => {
    const changeCompany = vi.fn(async () => ({
      kind: 'conflict' as const,
      settings: { ...held, revision: 7, changes: 12, company: { ...company, name: 'Wharf' } },
    }));
    show({ changeCompany });
    await typeName('Harbour');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Somebody else has changed the settings/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toHaveValue('Harbour');
    expect(screen.getByText('Now live: Wharf')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeCompany).toHaveBeenLastCalledWith({ name: 'Harbour' }, 7);
  });

  it('marks the field that the server refuses, and leads there', async () => {
    show({ changeCompany: vi.fn(async () => ({ kind: 'wrong' as const, field: 'company.name' })) });
    await typeName(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText('This cannot be empty.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name English')).toBeInvalid();
    expect(screen.getByLabelText('Name English')).toHaveFocus();
  });

  it('leaves everything as it is when told to', async () => {
    show();
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
    show({ takeBackSetting, readSettingsHistory });
    await open(/^History\s*9 changes/);
    const region = screen.getByRole('region', { name: 'History' });
    const field = 'Registered as, 简体';
    await userEvent.click(
      await within(region).findByRole('button', { name: `Take back: ${field}` }),
    );
    expect(takeBackSetting).toHaveBeenCalledExactlyOnceWith(1, 4);
    expect(await within(region).findByText('taken back')).toBeInTheDocument();
    expect(within(region).getByText(/^takes back/)).toBeInTheDocument();
    expect(within(region).queryByRole('button')).toHaveTextContent('Back to Settings');
  });

  it('can do nothing without a connection, and says so', async () => {
    show({}, { connection: 'offline' });
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Company/ })).not.toBeInTheDocument();
  });

  it('is for owners', () => {
    show({}, { person: samplePerson({ role: 'staff' }) });
    expect(screen.getByText('Settings are for owners.')).toBeInTheDocument();
  });
});
